import preview from '#storybook/preview.tsx'
import { PostsByEffect } from '#screens/why-a-query/PostsByEffect.tsx'
import { postsOf } from '#mocks/seed.ts'

const meta = preview.meta({
  title: 'Components/Features/Posts/Posts by effect',
  component: PostsByEffect,
  parameters: { layout: 'padded' },
  args: {
    userId: 1,
    fetchPosts: (userId) => Promise.resolve(postsOf(100).filter((post) => post.userId === userId)),
  },
})

export const Ready = meta.story()

/** A failure is forgotten, and shown as nothing: one of its five faults. */
export const Failed = meta.story({
  args: { fetchPosts: () => Promise.reject(new Error('The server failed to answer (500).')) },
})
