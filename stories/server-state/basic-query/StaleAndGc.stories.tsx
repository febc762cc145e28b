import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { StaleAndGcFreshForAMinute } from './StaleAndGcFreshForAMinute.tsx'
import { StaleAndGcGoneAtOnce } from './StaleAndGcGoneAtOnce.tsx'
import { StaleAndGcKeptForever } from './StaleAndGcKeptForever.tsx'

const meta = preview.meta({
  title: 'Server state/Basic Query/Stale and gc',
  parameters: { world: { network: { latencyMs: 400 } } },
})

export const KeptForeverIsNotFresh = meta.story({
  render: () => <StaleAndGcKeptForever />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts')
    await step('left alone, the entry stays in the cache', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(canvas.getByText('You are somewhere else.')).toBeVisible()
      await expect(canvas.getByText('in the cache')).toBeVisible()
    })
    await step('coming back shows it at once, and asks the server again all the same', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(canvas.getByText('10 posts, asking again...')).toBeVisible()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

export const FreshAsksNothing = meta.story({
  render: () => <StaleAndGcFreshForAMinute />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts')
    await step('coming back shows the posts, and nothing is asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(canvas.getByText('10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const GoneIsGoneHoweverFresh = meta.story({
  render: () => <StaleAndGcGoneAtOnce />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts')
    await step('soon after it was left, the entry is gone', async () => {
      await expect(canvas.getByText('in the cache')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(await canvas.findByText('gone')).toBeVisible()
    })
    await step('coming back begins anew, with the loading text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(canvas.getByText('Loading...')).toBeVisible()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await waitFor(() => expect(world.log.entries()).toHaveLength(2))
    })
  },
})
