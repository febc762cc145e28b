import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WhichEntriesChanged } from '#screens/WhichEntriesChanged.tsx'
import { entryLine, matchCount } from './demos/entryLine.ts'

const ALL = "['posts', 'list']"
const OF_USER_1 = "['posts', 'list', { userId: 1 }]"
const OF_USER_2 = "['posts', 'list', { userId: 2 }]"

const meta = preview.meta({
  title: 'Components/Screens/Which entries changed?',
  tags: ['server'],
  component: WhichEntriesChanged,
})

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const line = (key: string) => entryLine(canvasElement, key)
    await step('seven entries are fetched once each, and six of them are posts', async () => {
      await canvas.findByText('6 of 7 entries match.')
      await waitFor(() =>
        expect(world.log.entries().filter(({ outcome }) => outcome === 200)).toHaveLength(7),
      )
      await waitFor(() => expect(line(OF_USER_2)).toHaveTextContent(/inactive\s*fresh\s*fetched 1×/))
      // The longest list is read last, after its answer has arrived.
      await waitFor(() => expect(line(ALL)).toHaveTextContent('100 posts'))
    })
    await step('["posts", "list"] matches the three lists', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), ALL)
      await expect(canvas.getByText('3 of 7 entries match.')).toBeVisible()
      for (const key of [ALL, OF_USER_1, OF_USER_2]) await expect(line(key)).toHaveTextContent('matches')
    })
    await step('Invalidate fetches the two on the screen, and the third turns stale', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invalidate' }))
      await waitFor(() => expect(line(ALL)).toHaveTextContent('freshfetched 2×'))
      await waitFor(() => expect(line(OF_USER_1)).toHaveTextContent('freshfetched 2×'))
      await expect(line(OF_USER_2)).toHaveTextContent('inactivestalefetched 1×')
      await expect(canvas.getByText(/Fetched since your press: 2\./)).toBeVisible()
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('6 of 7 entries match.')
    await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('fetching'))
    await expect(entryLine(canvasElement, ALL)).toHaveTextContent('Loading...')
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: 7 } } } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('each entry has failed, and the alert says why', async () => {
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent('The server failed to answer (500).')
      await waitFor(() =>
        expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('failedfetched 1×, no data'),
      )
    })
    await step('Retry fetches them again', async () => {
      await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
      await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('freshfetched 2×'))
      await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    })
  },
})

export const Empty = meta.story({
  parameters: { world: { seed: { posts: [], todos: [] } } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('6 of 7 entries match.')
    await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('0 posts'))
  },
})

/** Every part of a filter takes matches away; none adds any. */
export const FiltersOneByOne = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const choose = (part: string, value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: part }), value)
    const matched = (count: number) => waitFor(() => expect(matchCount(canvasElement)).toBe(count))
    await step('without a filter, every entry matches', async () => {
      await canvas.findByText('6 of 7 entries match.')
      await waitFor(() => expect(canvasElement).not.toHaveTextContent('fetching'))
      await choose('queryKey', 'not given')
      await matched(7)
    })
    await step('a type', async () => {
      await choose('type', "'active'")
      await matched(4)
      await choose('type', "'inactive'")
      await matched(3)
      await choose('type', 'not given')
    })
    await step('a predicate', async () => {
      await choose('predicate', 'holdsPost11')
      await matched(2)
      await choose('predicate', 'not given')
    })
    await step('exact', async () => {
      await choose('queryKey', "['posts', 'list']")
      await matched(3)
      await choose('exact', 'true')
      await matched(1)
    })
    await step('a key in another order matches nothing', async () => {
      await choose('exact', 'not given')
      await choose('queryKey', "['list', 'posts']")
      await matched(0)
    })
    await step('nothing is stale', async () => {
      await choose('queryKey', "['posts']")
      await matched(6)
      await choose('stale', 'true')
      await matched(0)
    })
  },
})

export const RefetchAsksForInactiveOnes = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await allHere(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), ALL)
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
    await waitFor(() =>
      expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('inactivefreshfetched 2×'),
    )
    await expect(canvas.getByText(/Fetched since your press: 3\./)).toBeVisible()
  },
})

/** `invalidateQueries` hands the `type` on as its `refetchType`, whose default is 'active'. */
export const TypeAllInvalidatesAndRefetchesAll = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await allHere(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), ALL)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'type' }), "'all'")
    await userEvent.click(canvas.getByRole('button', { name: 'Invalidate' }))
    await waitFor(() =>
      expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('inactivefreshfetched 2×'),
    )
    await expect(canvas.getByText(/Fetched since your press: 3\./)).toBeVisible()
  },
})

/** The refetch uses the same filter, and what has been invalidated is no longer fresh. */
export const StaleFalseRefetchesNothing = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await allHere(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'stale' }), 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Invalidate' }))
    await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('stalefetched 1×'))
    await expect(canvas.getByText('0 of 7 entries match. Fetched since your press: 0.')).toBeVisible()
  },
})

export const ResetsAndRemoves = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await allHere(canvasElement)
    await step('Reset empties all three; only those on the screen are fetched', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'queryKey' }), ALL)
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('freshfetched 2×'))
      await expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('inactivestalefetched 1×, no data')
    })
    await step('Remove takes the inactive ones out of the cache', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'type' }), "'inactive'")
      await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
      await waitFor(() => expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('not in the cache'))
      await expect(canvas.getByText(/0 of 6 entries match/)).toBeVisible()
    })
    await step('a reader brings it back', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `on screen ${OF_USER_2}` }))
      await waitFor(() => expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('10 posts'))
    })
  },
})

async function allHere(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelectorAll('[role="group"][aria-label^="["]')).toHaveLength(7))
  await waitFor(() => {
    for (const line of canvas.querySelectorAll('[role="group"][aria-label^="["]'))
      expect(line).toHaveTextContent('freshfetched 1×')
  })
}
