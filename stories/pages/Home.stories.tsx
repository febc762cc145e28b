import { expect } from 'storybook/test'
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
    await step('a button leads to every lesson, in the order of the course', async () => {
      const links = canvas.getAllByRole('link')
      await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        lessons.map(({ title, path }) => [title, appHref(path)]),
      )
    })
    await step('and says what it is for', async () => {
      const tiles = canvas.getAllByRole('listitem')
      await expect(tiles.map((tile) => tile.textContent)).toEqual(
        lessons.map(({ summary, title }) => summary + title),
      )
    })
  },
})
