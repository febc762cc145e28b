import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { Ground } from '#course/story/Ground.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestQuery } from './demos/SmallestQuery.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Basic Query/The smallest query',
  tags: ['server'],
  render: () => (
    <Ground>
      <WithFetchers of={SmallestQuery} />
    </Ground>
  ),
})

export const PendingThenSuccess = meta.story({
  parameters: { world: { network: { latencyMs: 600 } } },
  play: async ({ canvas, step }) => {
    await step('the first fetch of a key is pending', async () => {
      await expect(await canvas.findByText('Loading...')).toBeVisible()
    })
    await step('then there is data', async () => {
      await expect(await canvas.findByText('100 posts')).toBeVisible()
    })
  },
})

export const PendingThenError = meta.story({
  parameters: { world: { network: { latencyMs: 600, failing: { method: 'GET', times: Infinity } } } },
  play: async ({ canvas, step }) => {
    await step('the first fetch of a key is pending', async () => {
      await expect(await canvas.findByText('Loading...')).toBeVisible()
    })
    await step('then there is an error and no data', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500).')
    })
  },
})

export const KeepsItsData = meta.story({
  tags: ['proof'],
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('100 posts')).toBeVisible()
    world.network.set({ failing: { method: 'GET', times: Infinity } })
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 500]))
    // The log has the failure before the query has it.
    await untilQuiet(world)
    await expect(canvas.getByText('100 posts')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** In development the library writes it to the console, too. */
export const UndefinedIsAnError = meta.story({
  tags: ['proof'],
  parameters: { console: { expected: import.meta.env.DEV ? [/Query data cannot be undefined/] : [] } },
  render: () => (
    <Ground>
      {/* What a function without types would do. */}
      <SmallestQuery fetchPosts={() => Promise.resolve(undefined as never)} />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('["posts"] data is undefined')
  },
})
