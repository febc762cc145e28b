import type { QueryClient } from '@tanstack/react-query'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { Mock } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { pageRecorder } from '#lab/actions/pageRecorder.ts'
import { courseSeed } from '#mocks/seed.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { resetStores } from '#course/story/resetStores.ts'
import { countSubscriptions } from './countSubscriptions.ts'
import { LabBelow } from './LabBelow.tsx'
import { LabBeside } from './LabBeside.tsx'

const meta = preview.meta({
  title: 'Components/Lab/The lab',
  component: LabBelow,
  beforeEach: resetStores,
  args: { children: <BasicQuery /> },
  argTypes: { children: { table: { disable: true } } },
})

/** On a phone the lab is at the end of the screen. */
const fewPosts = courseSeed.posts.filter(({ id, userId }) => userId <= 3 && id % 10 < 4)

export const OpenBesideAScreen = meta.story({
  parameters: { world: { seed: { posts: fewPosts }, network: { latencyMs: 600 } } },
  render: () => (
    <LabBeside>
      <BasicQuery />
    </LabBeside>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('12 posts')
    await step('Requests is the first thing to see', async () => {
      await expect(await canvas.findByText('mount')).toBeVisible()
    })
    await step('another user is another request, and it says why', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await expect(await canvas.findByText('key change')).toBeVisible()
      await canvas.findByText('4 posts')
    })
    await step('one press lets the next GET fail', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Network' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Fail the next GET' }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 3')
      await expect(await canvas.findByRole('alert')).toBeVisible()
      await expect(canvas.getByText(/what was set to fail has failed/)).toBeVisible()
    })
  },
})

export const EveryInstrumentOnATab = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('100 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    await step('the first one is shown', async () => {
      await expect(await canvas.findByRole('tab', { name: 'Requests' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(canvas.getByRole('table', { name: 'Requests' })).toBeVisible()
    })
    await step('the others are an arrow key away', async () => {
      canvas.getByRole('tab', { name: 'Requests' }).focus()
      for (const name of ['Cache', 'Network', 'Actions', 'Clock']) {
        await userEvent.keyboard('{ArrowRight}{Enter}')
        await expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
        await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
      }
    })
    await step('Home leads to the first one, and an arrow from there to the last', async () => {
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByRole('tab', { name: 'Requests' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('tab', { name: 'Clock' })).toHaveFocus()
    })
  },
})

export const OneHeightForAllTabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('100 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    await canvas.findByRole('tablist')
    const heights = new Set<number>()
    for (const name of ['Requests', 'Cache', 'Network', 'Actions', 'Clock']) {
      await userEvent.click(canvas.getByRole('tab', { name }))
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
      heights.add(canvas.getByRole('region', { name: 'Lab' }).offsetHeight)
    }
    await expect([...heights]).toHaveLength(1)
  },
})

/** A page that has recorded since it began gives its record to the lab. */
export const ShowsWhatWasRecordedBefore = meta.story({
  args: { recordsFromTheStart: true },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('100 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    await step('the first request is explained, though the lab came later', async () => {
      await expect(await canvas.findByText('mount')).toBeVisible()
    })
    await step('the record goes on while the lab is closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the lab' }))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await canvas.findByText('10 posts')
      await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
      await expect(await canvas.findByText('key change')).toBeVisible()
    })
  },
})

/** Demos of a docs page share its time: none of them has a tab that would only say so. */
export const NoClockWhereTimeIsShared = meta.story({
  args: { withClock: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    await expect(await canvas.findByRole('tab', { name: 'Actions' })).toBeVisible()
    await expect(canvas.queryByRole('tab', { name: 'Clock' })).not.toBeInTheDocument()
  },
})

export const TakesFocusAndGivesItBack = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step }) => {
    await step('whoever opens it goes on at its heading', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
      await expect(canvas.getByRole('heading', { name: 'The lab' })).toHaveFocus()
    })
    await step('folded, only the way to unfold it is left', async () => {
      await expect(await canvas.findByRole('tablist')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Fold', expanded: true }))
      await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Unfold', expanded: false }))
      await expect(canvas.getByRole('tablist')).toBeVisible()
    })
    await step('whoever closes it goes on at the button that opens it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the lab' }))
      await expect(canvas.getByRole('button', { name: 'Open the lab' })).toHaveFocus()
    })
  },
})

export const OpensAtTheSecondTry = meta.story({
  tags: ['proof'],
  args: { prepare: fn<() => Promise<unknown>>() },
  beforeEach: ({ args }) => {
    const prepare = args.prepare as Mock<() => Promise<unknown>>
    prepare.mockRejectedValueOnce(new Error('The network is gone'))
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText(/^The lab could not be opened\./)).toBeVisible()
    await step('tried again by keyboard, it opens', async () => {
      alert.getByRole('button', { name: 'Try again' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('tablist')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('and the focus is at its heading', async () => {
      await expect(canvas.getByRole('heading', { name: 'The lab' })).toHaveFocus()
    })
  },
})

export const ABrokenInstrumentLeavesTheRest = meta.story({
  tags: ['proof'],
  parameters: { console: { expected: [/This network has no conditions/] } },
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    const { conditions } = world.network
    let asked = 0
    world.network.conditions = () => {
      asked += 1
      throw new Error('This network has no conditions')
    }
    await step('it says so, and the screen goes on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
      await expect(await canvas.findByText(/^An instrument of the lab broke\./)).toBeVisible()
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
    await step('it can be tried again in vain, and the focus stays', async () => {
      const again = canvas.getByRole('button', { name: 'Try again' })
      again.focus()
      const before = asked
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(asked).toBeGreaterThan(before))
      await expect(canvas.getByText(/^An instrument of the lab broke\./)).toBeVisible()
      await expect(canvasElement.ownerDocument.body).not.toHaveFocus()
    })
    await step('tried again once it works, it is back, and the focus is at the heading', async () => {
      world.network.conditions = conditions
      canvas.getByRole('button', { name: 'Try again' }).focus()
      await userEvent.keyboard('{Enter}')
      const network = await canvas.findByRole('tab', { name: 'Network' })
      await expect(canvas.getByRole('heading', { name: 'The lab' })).toHaveFocus()
      await userEvent.click(network)
      await expect(canvas.getByText('A healthy network.')).toBeVisible()
    })
  },
})

export const ClosedLeavesNothingBroken = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Network' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Unreachable' }))
    await expect(world.network.conditions().offline).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Close the lab' }))
    await expect(world.network.conditions().offline).toBe(false)
  },
})

export const ClosedItSubscribesToNothing = meta.story({
  tags: ['proof'],
  args: { onMount: fn<(queryClient: QueryClient) => void>() },
  play: async ({ args, canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    const [client] = (args.onMount as Mock<(queryClient: QueryClient) => void>).mock.lastCall ?? []
    const subscriptions = countSubscriptions([
      world.log,
      world.network,
      ...(pageRecorder ? [pageRecorder.log] : []),
    ])
    const isWatched = () => [
      client?.getQueryCache().hasListeners(),
      client?.getMutationCache().hasListeners(),
    ]

    await step('as long as it is closed, nobody has subscribed to anything', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Filter by user' }), 'User 2')
      await canvas.findByText('10 posts')
      await expect(isWatched()).toEqual([false, false])
      await expect(subscriptions.open()).toEqual([0, 0, 0])
    })
    await step('open, it watches both caches, the requests, the network and the actions', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the lab' }))
      await userEvent.click(await canvas.findByRole('tab', { name: 'Actions' }))
      await expect(isWatched()).toEqual([true, true])
      await expect(subscriptions.open().every((count) => count > 0)).toBe(true)
    })
    await step('closed again, every subscription has ended', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the lab' }))
      await expect(isWatched()).toEqual([false, false])
      await expect(subscriptions.open()).toEqual([0, 0, 0])
    })
    subscriptions.stopCounting()
  },
})
