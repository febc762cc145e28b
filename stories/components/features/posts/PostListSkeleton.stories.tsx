import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PostListSkeleton } from '#features/posts/PostListSkeleton.tsx'

const meta = preview.meta({
  title: 'Components/Features/Posts/Post list skeleton',
  component: PostListSkeleton,
  parameters: { layout: 'padded' },
  args: { count: 6 },
})

/** Hidden from screen readers: the banner announces the loading. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
