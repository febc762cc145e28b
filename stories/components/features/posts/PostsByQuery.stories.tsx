import preview from '#storybook/preview.tsx'
import { PostsByQuery } from '#screens/why-a-query/PostsByQuery.tsx'
import { postsOf } from '#mocks/seed.ts'

const meta = preview.meta({
  title: 'Components/Features/Posts/Posts by query',
  component: PostsByQuery,
  parameters: { layout: 'padded' },
  args: {
    userId: 1,
    fetchPosts: (userId) => Promise.resolve(postsOf(100).filter((post) => post.userId === userId)),
  },
})

export const Ready = meta.story()

export const Failed = meta.story({
  args: { fetchPosts: () => Promise.reject(new Error('The server failed to answer (500).')) },
})
