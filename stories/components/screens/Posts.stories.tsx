import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { appHref } from '#course/links/links.ts'
import preview from '#storybook/preview.tsx'
import { paths } from '#config/paths.ts'
import { Posts } from '#screens/Posts.tsx'

const meta = preview.meta({
  title: 'Components/Screens/Posts',
  component: Posts,
  parameters: {
    reactRouter: reactRouterParameters({ location: { path: paths.posts }, routing: paths.posts }),
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
