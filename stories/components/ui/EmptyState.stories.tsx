import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

const meta = preview.meta({
  title: 'Components/UI/Empty state',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: { children: 'No posts found' },
})

export const OneSentence = meta.story()

export const WithAWayOn = meta.story({
  args: { children: 'User 7 has no posts yet. Choose another user, or all of them.' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has no posts yet/)).toBeVisible()
  },
})
