import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SelectAndRenders } from '#screens/SelectAndRenders.tsx'
import { passAtLeast } from '#course/story/pass.ts'
import { rendersOf } from './demos/rendersOf.ts'

const meta = preview.meta({
  title: 'Components/Screens/Select and renders',
  tags: ['server'],
  component: SelectAndRenders,
})

const readers = ['Spread', 'Named', 'Count', 'Set']

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    async function rendersBy(action: string): Promise<Record<string, number | undefined>> {
      await userEvent.click(canvas.getByRole('button', { name: action }))
      await canvas.findByText(`${action}: measured`)
      return Object.fromEntries(readers.map((name) => [name, rendersOf(canvasElement, name, action)]))
    }

    await step('four readers show one list, which took one request', async () => {
      await expect(await canvas.findByText('200 todos')).toBeVisible()
      const list = within(canvas.getByRole('list', { name: 'Readers' }))
      await expect(list.getAllByRole('listitem')).toHaveLength(4)
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('a refetch without changes renders only the reader that spreads', async () => {
      await expect(await rendersBy('Refetch')).toEqual({ Spread: 2, Named: 0, Count: 0, Set: 0 })
    })
    await step('another title renders all but the count', async () => {
      await expect(await rendersBy('Rename')).toEqual({ Spread: 2, Named: 1, Count: 0, Set: 1 })
    })
    await step('a todo that is toggled renders them all', async () => {
      await expect(await rendersBy('Toggle')).toEqual({ Spread: 2, Named: 1, Count: 1, Set: 1 })
    })
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refetch' })).not.toBeInTheDocument()
  },
})

export const Empty = meta.story({
  parameters: { world: { seed: { todos: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 todos')).toBeVisible()
    await expect(canvas.getByText('No todos to read. Add one in Todo Demo.')).toBeVisible()
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a failure says so', async () => {
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent('The server failed to answer (500). Try again in a moment.')
      await expect(canvas.getByText('The todos did not arrive')).toBeVisible()
    })
    await step('Retry asks again, and the readers are here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await expect(await canvas.findByText('200 todos')).toBeVisible()
      await expect(canvas.getByRole('table')).toBeVisible()
    })
  },
})

export const ChangeFailed = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'PATCH', times: 1 } } } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a change that the server refuses is not measured', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(canvas.getByText('Rename: not measured')).toBeVisible()
      await expect(rendersOf(canvasElement, 'Named', 'Rename')).toBeUndefined()
    })
    await step('the next one is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
      await expect(await canvas.findByText('Rename: measured')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
})

export const RefetchFailed = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, world }) => {
    await canvas.findByText('200 todos')
    world.network.set({ failing: { method: 'GET', times: 1 } })
    await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Refetch: measured')).toBeVisible())
    // The screen renders the alert, and its readers stay as they are.
    await expect(rendersOf(canvasElement, 'Named', 'Refetch')).toBe(0)
    await expect(canvas.getByText('200 todos')).toBeVisible()
  },
})

/** The list is fresh for 10 s (behaviour §7.3). Turning stale changes `isStale`, and no other field. */
export const TurnsStale = meta.story({
  tags: ['proof'],
  play: async ({ canvas, canvasElement }) => {
    const inAll = () => readers.map((name) => rendersOf(canvasElement, name, 'Total'))
    await canvas.findByText('200 todos')
    const [spread = 0, ...others] = inAll()
    await passAtLeast(11_000)
    await waitFor(() => expect(inAll()).toEqual([spread + 1, ...others]))
  },
})
