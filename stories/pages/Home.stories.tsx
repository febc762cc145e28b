import { expect, within } from 'storybook/test'
import { appHref } from '#storybook/blocks/links.ts'
import preview from '#storybook/preview.tsx'
import { lessons } from '#lessons.ts'
import { Home } from '#screens/Home.tsx'

const meta = preview.meta({ title: 'Components/Screens/Home', component: Home })

export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('it welcomes', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Welcome to the React Query Course',
      )
    })
    await step('one button says where to begin', async () => {
      const start = canvas.getByRole('link', { name: 'Start with lesson 1' })
      await expect(start).toHaveAttribute('href', appHref(lessons[0]?.path ?? ''))
    })
    await step('a link leads to every lesson, in the order of the course', async () => {
      const links = canvas.getAllByRole('listitem').map((card) => within(card).getByRole('link'))
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        lessons.map(({ title, path }) => [title, appHref(path)]),
      )
    })
    await step('its name comes first, with its number, then what it is for', async () => {
      const tiles = canvas.getAllByRole('listitem')
      await expect(tiles.map((tile) => tile.textContent)).toEqual(
        lessons.map(({ summary, title }, index) => `${index + 1} ${title}${summary}`),
      )
    })
    await step('groups have the names of the menus', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 })
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Start here',
        'React Query',
        'State Management',
        'Routing',
      ])
    })
  },
})
