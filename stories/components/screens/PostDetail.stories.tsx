import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { paths, patterns } from '#config/paths.ts'
import { lessonPath } from '#syllabus/lessons.ts'
import { PostDetail } from '#screens/PostDetail.tsx'

/** The history has Router Docs before the post. */
const meta = preview.meta({
  title: 'Components/Screens/Post',
  component: PostDetail,
  parameters: {
    reactRouter: reactRouterParameters({
      navigationHistory: [
        { path: lessonPath('router-docs') },
        { path: patterns.post, pathParams: { postId: '2' }, isInitialLocation: true },
      ],
      routing: [
        { path: patterns.post, useStoryElement: true },
        { path: lessonPath('router-docs'), element: <h1>Router Docs</h1> },
        { path: paths.posts, element: <h1>Posts</h1> },
      ],
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

export const GoesBackInHistory = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
    await expect(await canvas.findByRole('heading', { name: 'Router Docs' })).toBeVisible()
  },
})

export const SaysThatNothingCameBefore = meta.story({
  tags: ['proof'],
  parameters: {
    reactRouter: reactRouterParameters({
      navigationHistory: [{ path: patterns.post, pathParams: { postId: '2' }, isInitialLocation: true }],
      routing: [{ path: patterns.post, useStoryElement: true }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'There is no page to go back to: this is the first one.',
    )
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toHaveFocus()
  },
})

export const GoesUpToThePosts = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Posts' }))
    await expect(await canvas.findByRole('heading', { name: 'Posts' })).toBeVisible()
  },
})
