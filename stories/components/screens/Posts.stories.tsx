import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { appHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { paths, patterns } from '#config/paths.ts'
import { lessonPath } from '#syllabus/lessons.ts'
import { Posts } from '#screens/Posts.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Posts',
  component: Posts,
  parameters: {
    reactRouter: reactRouterParameters({
      location: { path: paths.posts },
      routing: [
        { path: paths.posts, useStoryElement: true },
        { path: patterns.post, element: <h1>One post</h1> },
        { path: lessonPath('router-docs'), element: <h1>Router Docs</h1> },
      ],
    }),
  },
})

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Posts')
    await step('a link leads to each post, and one back', async () => {
      const links = canvas.getAllByRole('link')
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Post 1', appHref('/posts/1')],
        ['Post 2', appHref('/posts/2')],
        ['Post 3', appHref('/posts/3')],
        ['Back to Router Docs', appHref('/router-docs')],
      ])
    })
  },
})

export const LeadsToAPost = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Post 2' }))
    await expect(await canvas.findByRole('heading', { name: 'One post' })).toBeVisible()
  },
})

export const LeadsBackToRouterDocs = meta.story({
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Router Docs' }))
    await expect(await canvas.findByRole('heading', { name: 'Router Docs' })).toBeVisible()
  },
})
