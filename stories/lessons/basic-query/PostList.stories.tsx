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
  play: async ({ canvas, userEvent, step }) => {
    const posts = () => within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article')
    await step('a dozen come first, and the button says how many are left', async () => {
      await expect(posts()).toHaveLength(12)
      await expect(canvas.getByRole('button', { name: 'Show 88 more' })).toBeVisible()
    })
    await step(
      'pressed by keyboard, it shows all of them, and whoever pressed it goes on at the first new one',
      async () => {
        canvas.getByRole('button', { name: 'Show 88 more' }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(posts()).toHaveLength(100)
        await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
        await expect(canvas.getAllByRole('listitem')[12]).toHaveFocus()
      },
    )
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
