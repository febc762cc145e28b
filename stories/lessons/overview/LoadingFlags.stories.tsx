import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SpinnerForLoading } from './demos/SpinnerForLoading.tsx'
import { SpinnerForPending } from './demos/SpinnerForPending.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Overview/Loading flags',
  tags: ['server'],
  parameters: { world: { network: { latencyMs: 600 } } },
})

export const PendingIsNotLoading = meta.story({
  render: () => <SpinnerForPending />,
  play: async ({ canvas, userEvent, step, world }) => {
    await step('it says “Loading...”, and no request was made', async () => {
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      await expect(canvas.getByText('status: pending · fetchStatus: idle')).toBeVisible()
      await expect(world.log.entries()).toEqual([])
    })
    await step('only choosing a user makes it true', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose User 1' }))
      await expect(canvas.getByText('status: pending · fetchStatus: fetching')).toBeVisible()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const LoadingMeansFetching = meta.story({
  render: () => <SpinnerForLoading />,
  play: async ({ canvas, userEvent, step, world }) => {
    await step('nothing loads, and it says what it waits for', async () => {
      await expect(await canvas.findByText('Nobody chosen yet')).toBeVisible()
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
      await expect(world.log.entries()).toEqual([])
    })
    await step('a user is chosen, and now it loads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose User 1' }))
      await expect(canvas.getByText('Loading...')).toBeVisible()
      await expect(canvas.getByText('status: pending · fetchStatus: fetching')).toBeVisible()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
    })
  },
})
