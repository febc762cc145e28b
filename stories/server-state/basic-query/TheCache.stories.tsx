import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { LeaveAndReturn } from './LeaveAndReturn.tsx'
import { TwoReaders } from './TwoReaders.tsx'

const meta = preview.meta({ title: 'Server state/Basic Query/The cache' })

export const FreshCacheAnswers = meta.story({
  render: () => <LeaveAndReturn />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('coming back within 10 seconds shows the posts at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the screen' }))
      await expect(canvas.queryByText('100 posts')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(canvas.getByText('100 posts')).toBeVisible()
    })
    await step('and asks the server for nothing', async () => {
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const TwoComponentsOneRequest = meta.story({
  render: () => <TwoReaders />,
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Sidebar: 100 posts')).toBeVisible()
    await expect(canvas.getByText('Header: 100 posts')).toBeVisible()
    await expect(world.log.entries()).toHaveLength(1)
  },
})
