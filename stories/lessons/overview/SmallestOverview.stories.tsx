import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { Ground } from '#course/story/Ground.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestOverview } from './demos/SmallestOverview.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Overview/The smallest overview',
  tags: ['server', 'proof'],
  render: () => (
    <Ground>
      <WithFetchers of={SmallestOverview} />
    </Ground>
  ),
})

export const TwoQueriesSideBySide = meta.story({
  parameters: { world: { network: { latencyMs: 600 } } },
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Posts: 100')).toBeVisible()
    const [todos, posts] = world.log.entries()
    await expect(posts?.startedAt).toBeLessThan(Number(todos?.startedAt) + Number(todos?.durationMs))
  },
})

export const OneFailsAlone = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Todos: The server failed to answer \(500\)/)).toBeVisible()
    await expect(await canvas.findByText('Posts: 100')).toBeVisible()
  },
})

/** Data first: a refresh that fails takes nothing away. */
export const KeepsItsCounts = meta.story({
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Todos: 200')).toBeVisible()
    await expect(await canvas.findByText('Posts: 100')).toBeVisible()
    world.network.set({ failing: { method: 'GET', times: Infinity } })
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() =>
      expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 500, 500]),
    )
    // The log has the failures before the queries have them.
    await untilQuiet(world)
    await expect(canvas.getByText('Todos: 200')).toBeVisible()
    await expect(canvas.getByText('Posts: 100')).toBeVisible()
  },
})
