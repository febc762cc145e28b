import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { patterns } from '#config/paths.ts'
import { PostDetail } from '#screens/PostDetail.tsx'

/** The post is the first page of the history. */
const meta = preview.meta({
  title: 'Components/Screens/Post',
  component: PostDetail,
  parameters: {
    reactRouter: reactRouterParameters({
      navigationHistory: [{ path: patterns.post, pathParams: { postId: '2' }, isInitialLocation: true }],
      routing: [{ path: patterns.post, useStoryElement: true }],
    }),
  },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Post')
    await expect(canvas.getByRole('heading', { name: 'Post 2' })).toBeVisible()
    await expect(canvas.getByText('/posts/2')).toBeVisible()
  },
})

export const SaysThatNothingCameBefore = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'There is no page to go back to: this is the first one.',
    )
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toHaveFocus()
  },
})
