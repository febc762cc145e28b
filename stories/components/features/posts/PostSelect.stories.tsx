import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PostSelect } from '#screens/when-may-it-ask/PostSelect.tsx'

const meta = preview.meta({
  title: 'Components/Features/Posts/Post select',
  component: PostSelect,
  parameters: { layout: 'padded' },
  args: { postId: 12, onChange: fn() },
})

export const OnePost = meta.story()

export const NoPost = meta.story({ args: { postId: undefined } })
