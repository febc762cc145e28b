import preview from '#storybook/preview.tsx'
import { PostContent } from '#features/posts/PostContent.tsx'
import { Card } from '#ui/Card.tsx'

const meta = preview.meta({
  title: 'Components/Features/Posts/Post content',
  component: PostContent,
  parameters: { layout: 'padded' },
  args: {
    post: {
      id: 1,
      userId: 2,
      title: 'Server state is borrowed, not owned',
      body: 'The server may change it at any time, so a copy is only as good as its age.',
    },
  },
  decorators: [
    (Story) => (
      <Card as="article">
        <Story />
      </Card>
    ),
  ],
})

export const Ready = meta.story()
