import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestDefaults } from './demos/SmallestDefaults.tsx'
import { SmallestTimes } from './demos/SmallestTimes.tsx'
import { Visits } from '#course/story/Visits.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Stale and gc/The smallest times',
  tags: ['server', 'proof'],
})

export const KeptAndTrusted = meta.story({
  render: () => (
    <Visits>
      <WithFetchers of={SmallestTimes} />
    </Visits>
  ),
  play: async ({ canvas, userEvent, world }) => {
    await canvas.findByText('100 posts')
    // The line is read each second.
    await expect(await canvas.findByText('gcTime: 15000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(canvas.getByText('100 posts')).toBeVisible()
    await expect(world.log.entries()).toHaveLength(1)
  },
})

export const AQueryThatSaysNothing = meta.story({
  render: () => <WithFetchers of={SmallestDefaults} />,
  play: async ({ canvas, userEvent, world }) => {
    await canvas.findByText('100 posts')
    await expect(await canvas.findByText('gcTime: 300000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(canvas.getByText('100 posts')).toBeVisible()
    await expect(world.log.entries()).toHaveLength(1)
  },
})
