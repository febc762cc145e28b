import { expect, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PostList } from '#features/posts/PostList.tsx'
import { postsOf } from '#mocks/seed.ts'

const meta = preview.meta({
  title: 'Components/Features/Posts/Post list',
  component: PostList,
  args: { posts: postsOf(4) },
  parameters: { layout: 'padded' },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const posts = within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article')
    await expect(posts).toHaveLength(4)
    await expect(posts[1]).toHaveTextContent('Pending is not the same as fetching')
    await expect(posts[1]).toHaveTextContent('User 1')
  },
})

export const Long = meta.story({
  args: { posts: postsOf(100) },
  play: async ({ canvas }) => {
    const posts = within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article')
    await expect(posts).toHaveLength(100)
    await expect(posts[99]).toHaveTextContent('User 10')
  },
})

export const Empty = meta.story({
  args: { posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No posts found')).toBeVisible()
  },
})

export const LongWords = meta.story({
  tags: ['proof'],
  args: {
    posts: [{ id: 1, userId: 1, title: 'Unbreakable'.repeat(12), body: 'https://example.com/'.repeat(9) }],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const post = canvas.getByRole('article')
    await expect(post.scrollWidth).toBeLessThanOrEqual(post.clientWidth)
  },
})
