import preview from '#storybook/preview.tsx'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import { postsOf } from '#mocks/seed.ts'

const meta = preview.meta({
  title: 'Components/Features/Posts/Title list',
  component: TitleList,
  parameters: { layout: 'padded' },
  args: { posts: postsOf(10) },
})

/** Of ten posts, the first three titles. */
export const Ready = meta.story()

export const OnePost = meta.story({ args: { posts: postsOf(1) } })
