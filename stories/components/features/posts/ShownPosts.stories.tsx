import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ShownPosts } from '#screens/why-a-query/ShownPosts.tsx'
import { postsOf } from '#mocks/seed.ts'

const meta = preview.meta({
  title: 'Components/Features/Posts/Shown posts',
  component: ShownPosts,
  parameters: { layout: 'padded' },
  args: { title: 'useQuery', userId: 1, posts: postsOf(10), error: null, onRetry: fn() },
})

export const Ready = meta.story()

export const OfSomebodyElse = meta.story({ args: { userId: 2 } })

export const Loading = meta.story({ args: { posts: undefined } })

export const Empty = meta.story({ args: { posts: [] } })

export const Failed = meta.story({
  args: { posts: undefined, error: new Error('The server failed to answer (500).') },
})
