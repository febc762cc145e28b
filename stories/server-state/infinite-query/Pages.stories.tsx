import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { postsOf } from '#mocks/seed.ts'
import { EndsWithTheEmptyPage } from './EndsWithTheEmptyPage.tsx'
import { NeverEnds } from './NeverEnds.tsx'

const meta = preview.meta({ title: 'Server state/Infinite Query/Pages' })

const twentyPosts = { world: { seed: { posts: postsOf(20) } } }

/** All 100 posts, so that the eleventh page can be seen. */
export const ElevenPages = meta.story({
  render: () => <EndsWithTheEmptyPage />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('1 page, perhaps more')
    await step('ten full pages look as if there might be more', async () => {
      for (let pages = 2; pages <= 10; pages += 1) {
        await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
        await canvas.findByText(`${pages} pages, perhaps more`)
      }
    })
    await step('the eleventh is empty, and ends the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(await canvas.findByText('11 pages, and that is all')).toBeVisible()
      await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Page 11 empty')
      await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-disabled', 'true')
      await expect(world.log.entries()).toHaveLength(11)
    })
  },
})

export const AlwaysOneMore = meta.story({
  parameters: twentyPosts,
  render: () => <NeverEnds />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('1 page, perhaps more')
    await step('two pages hold all 20 posts; three more are asked for, all of them empty', async () => {
      for (const pages of [2, 3, 4, 5]) {
        await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
        await canvas.findByText(`${pages} pages, perhaps more`)
      }
      const cards = canvas.getAllByRole('listitem').map((card) => card.textContent)
      await expect(cards.slice(2)).toEqual(['Page 3 empty', 'Page 4 empty', 'Page 5 empty'])
    })
    await step('and the button still offers more', async () => {
      await expect(canvas.getByRole('button', { name: 'Load more' })).not.toHaveAttribute('aria-disabled')
      await expect(world.log.entries()).toHaveLength(5)
    })
  },
})

export const EndsWhenAPageIsEmpty = meta.story({
  parameters: twentyPosts,
  render: () => <EndsWithTheEmptyPage />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('1 page, perhaps more')
    await step('two pages hold all 20 posts, and the third is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await canvas.findByText('2 pages, perhaps more')
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(await canvas.findByText('3 pages, and that is all')).toBeVisible()
    })
    await step('so the button offers no fourth', async () => {
      await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-disabled', 'true')
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

export const RefetchReplaysEveryPage = meta.story({
  parameters: { world: { network: { latencyMs: 250 } } },
  render: () => <EndsWithTheEmptyPage />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('1 page, perhaps more')
    for (const pages of [2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await canvas.findByText(`${pages} pages, perhaps more`)
    }
    await step('Refetch asks for all three pages again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await expect(await canvas.findByText('3 pages, asking the server...')).toBeVisible()
      await expect(await canvas.findByText('3 pages, perhaps more', {}, { timeout: 3000 })).toBeVisible()
      await expect(world.log.entries().map(({ path }) => path)).toEqual([
        'posts?_start=0&_limit=10',
        'posts?_start=10&_limit=10',
        'posts?_start=20&_limit=10',
        'posts?_start=0&_limit=10',
        'posts?_start=10&_limit=10',
        'posts?_start=20&_limit=10',
      ])
    })
    await step('one after the other: each leaves when the one before it has arrived', async () => {
      const replayed = world.log.entries().slice(3)
      for (const [index, { startedAt }] of replayed.entries()) {
        const before = replayed[index - 1]
        if (before === undefined) continue
        await expect(startedAt).toBeGreaterThanOrEqual(before.startedAt + (before.durationMs ?? Infinity))
      }
    })
  },
})
