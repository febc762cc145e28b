import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
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
