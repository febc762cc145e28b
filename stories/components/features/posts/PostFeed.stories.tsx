import preview from '#storybook/preview.tsx'
import { PostFeed } from '#features/posts/PostFeed.tsx'
import { postsOf } from '#mocks/seed.ts'

const meta = preview.meta({
  title: 'Components/Features/Posts/Post feed',
  component: PostFeed,
  parameters: { layout: 'padded' },
  args: { posts: postsOf(30), busy: false },
})

export const Ready = meta.story()

/** More posts are on their way. */
export const Busy = meta.story({ args: { busy: true } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } })
