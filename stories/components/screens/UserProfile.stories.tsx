import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { patterns } from '#config/paths.ts'
import { lessonPath } from '#syllabus/lessons.ts'
import { UserProfile } from '#screens/UserProfile.tsx'

const meta = preview.meta({
  title: 'Components/Screens/User profile',
  component: UserProfile,
  parameters: {
    reactRouter: reactRouterParameters({
      location: { path: patterns.user, pathParams: { userId: '123' } },
      routing: [
        { path: patterns.user, useStoryElement: true },
        { path: lessonPath('router-docs'), element: <h1>Router Docs</h1> },
      ],
    }),
  },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('User profile')
    await expect(canvas.getByRole('heading', { name: 'User 123' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('profile')
  },
})

export const LeadsBackToRouterDocs = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Router Docs' }))
    await expect(await canvas.findByRole('heading', { name: 'Router Docs' })).toBeVisible()
  },
})
