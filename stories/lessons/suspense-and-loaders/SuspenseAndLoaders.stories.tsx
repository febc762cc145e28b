import { expect, waitFor } from 'storybook/test'
import { press, untilQuiet } from '#course/story/acting.ts'
import { proves } from '#course/story/onStage.ts'
import preview from '#storybook/preview.tsx'
import { SuspenseAndLoaders } from '#screens/SuspenseAndLoaders.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Screens/Suspense and loaders',
  tags: ['server'],
  component: SuspenseAndLoaders,
})

export const Ready = meta.story({
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('10 posts by User 1')).toBeVisible()
    await expect(await canvas.findByText(/^200 todos, \d+ completed$/)).toBeVisible()
    await expect(world.log.entries().map(({ path }) => path)).toEqual(['posts?userId=1', 'todos'])
  },
})

export const Loading = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, how: 'silence' } } } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findAllByText('Loading...')).toHaveLength(2)
    await expect(world.log.entries()).toHaveLength(2)
  },
})

export const Failed = meta.story({
  parameters: {
    world: { network: { failing: { method: 'GET', pathEnd: 'todos', times: 1 } } },
    console: { expected: [/The server failed to answer/] },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a card that fails has its error in its place, and the other one stands', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
      await expect(await canvas.findByText('10 posts by User 1')).toBeVisible()
    })
    await step('Retry asks again for that one', async () => {
      await press({ canvas, userEvent }, 'Retry')
      await expect(await canvas.findByText(/^200 todos/)).toBeVisible()
    })
  },
})

/** The todos take their time. */
export const OneBoundaryOrTwo = meta.story({
  parameters: { world: { network: { latencyMs: 600, slower: { pathEnd: 'todos', byMs: 1400 } } } },
  play: async (context) => {
    const { canvas, userEvent, step, world } = context
    await untilQuiet(world)
    const todos = world.network.hold('GET', 'todos')
    await step('with a boundary for each, the posts do not wait for the todos', async () => {
      await proves(context, tasks.loadAgain, () => press(context, 'Load again'))
      todos.release()
      await untilQuiet(world)
    })
    await step('with one around both, they do', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Suspense boundaries' }), 'both')
      const late = world.network.hold('GET', 'todos')
      await proves(context, tasks.oneBoundary, () => press(context, 'Load again'))
      await waitFor(() => expect(world.log.entries().at(-2)).toMatchObject({ outcome: 200 }), patience)
      await expect(canvas.getByText('10 posts by User 1')).not.toBeVisible()
      late.release()
      await waitFor(() => expect(canvas.getByText('10 posts by User 1')).toBeVisible(), patience)
    })
  },
})

const patience = { timeout: 5000 }

export const KeepsTheOldPosts = meta.story({
  play: async (context) => {
    const { canvas, userEvent, step, world } = context
    await canvas.findByText('10 posts by User 1')
    const posts = world.network.hold('GET')
    const choose = () => userEvent.selectOptions(canvas.getByRole('combobox', { name: 'User' }), '2')
    await step('the old posts stay until those of User 2 are here', async () => {
      await choose()
      await expect(await canvas.findByText('Still User 1. User 2 is on the way.')).toBeVisible()
      await expect(canvas.getByText('10 posts by User 1')).toBeVisible()
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
    })
    await step('then both change together', async () => {
      await proves(context, tasks.anotherUser, () => posts.release())
      await expect(canvas.queryByText(/^Still User 1/)).not.toBeInTheDocument()
    })
  },
})

export const KeepsThemAfterAFailedRefetch = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity, after: 2 } } } },
  play: async ({ canvas, userEvent, world }) => {
    await untilQuiet(world)
    await press({ canvas, userEvent }, 'Refetch')
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
    await expect(canvas.getByText('10 posts by User 1')).toBeVisible()
    await expect(canvas.getByText(/^200 todos/)).toBeVisible()
  },
})
