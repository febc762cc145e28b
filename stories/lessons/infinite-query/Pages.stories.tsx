import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { postsOf } from '#mocks/seed.ts'
import { CountsKeptPages } from './demos/CountsKeptPages.tsx'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { RenamesInAllPages } from './demos/RenamesInAllPages.tsx'
import { Sentinel } from './demos/Sentinel.tsx'
import { SmallestInfinite } from './demos/SmallestInfinite.tsx'
import { KeepsThreePages } from './demos/KeepsThreePages.tsx'
import { SmallestNeverEnds } from './demos/SmallestNeverEnds.tsx'
import { SharesPageEntries } from './demos/SharesPageEntries.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Infinite Query/Pages', tags: ['server'] })

/** How many pages there are, and whether the list has ended. */
const shows = (stage: HTMLElement) =>
  firstOf(stage, /\d+ pages?, (?:perhaps more|and that is all)/, /Loading\.\.\./)

/** The numbers of the pages that are kept. */
const showsNumbers = (stage: HTMLElement) =>
  `pages ${pagesIn([...stage.querySelectorAll('li')]).join(', ') || 'none yet'}`

const twentyPosts = { shows, world: { seed: { posts: postsOf(20) } } }

/** All 100 posts, so that the list reaches its eleventh page. */
export const ElevenPages = meta.story({
  render: () => <WithFetchers of={SmallestInfinite} />,
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
  render: () => <WithFetchers of={SmallestNeverEnds} />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
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
      await expect(shows(canvasElement)).toBe('5 pages, perhaps more')
    })
  },
})

export const EndsWhenAPageIsEmpty = meta.story({
  parameters: twentyPosts,
  render: () => <WithFetchers of={SmallestInfinite} />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('1 page, perhaps more')
    await step('two pages hold all 20 posts, and the third is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await canvas.findByText('2 pages, perhaps more')
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await expect(await canvas.findByText('3 pages, and that is all')).toBeVisible()
      await expect(shows(canvasElement)).toBe('3 pages, and that is all')
    })
    await step('so the button offers no fourth', async () => {
      await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveAttribute('aria-disabled', 'true')
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

export const RefetchReplaysEveryPage = meta.story({
  render: () => <WithFetchers of={SmallestInfinite} />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('1 page, perhaps more')
    for (const pages of [2, 3]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await canvas.findByText(`${pages} pages, perhaps more`)
    }
    await step('Refetch asks for all three pages again', async () => {
      const pages = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await expect(await canvas.findByText('3 pages, asking the server...')).toBeVisible()
      pages.release()
      await expect(await canvas.findByText('3 pages, perhaps more', {}, { timeout: 8000 })).toBeVisible()
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

/** With three kept pages, their count is not the number of the last page. */
export const CountsThePagesItKeeps = meta.story({
  parameters: { shows: showsNumbers },
  render: () => <CountsKeptPages />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('1 page, perhaps more')
    const arrive = (...pages: number[]) =>
      waitFor(() => expect(pagesIn(canvas.getAllByRole('listitem'))).toEqual(pages))
    const loadMore = () => userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await step('the fourth page takes the place of the first', async () => {
      for (const pages of [
        [1, 2],
        [1, 2, 3],
        [2, 3, 4],
      ]) {
        await loadMore()
        await arrive(...pages)
      }
    })
    await step('after it comes the fourth again', async () => {
      await loadMore()
      await arrive(3, 4, 4)
      await expect(showsNumbers(canvasElement)).toBe('pages 3, 4, 4')
    })
  },
})

export const KeepsTheLastThreePages = meta.story({
  parameters: { shows: showsNumbers },
  render: () => <KeepsThreePages />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('1 page, perhaps more')
    await step('the first pages leave the list as later ones come', async () => {
      for (const pages of [
        [1, 2],
        [1, 2, 3],
        [2, 3, 4],
        [3, 4, 5],
      ]) {
        await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
        await waitFor(() => expect(pagesIn(canvas.getAllByRole('listitem'))).toEqual(pages))
      }
    })
    await expect(showsNumbers(canvasElement)).toBe('pages 3, 4, 5')
  },
})

export const EarlierPagesComeBack = KeepsTheLastThreePages.extend({
  tags: ['proof'],
  play: async ({ canvas, userEvent, step, world }) => {
    const arrive = (...pages: number[]) =>
      waitFor(() => expect(pagesIn(canvas.getAllByRole('listitem'))).toEqual(pages))
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await canvas.findByText('1 page, perhaps more')
    for (const last of [2, 3, 4]) {
      await press('Load more')
      await waitFor(() => expect(pagesIn(canvas.getAllByRole('listitem')).at(-1)).toBe(last))
    }
    await step('“Load earlier” brings one back, and the last one leaves', async () => {
      await press('Load earlier')
      await arrive(1, 2, 3)
    })
    await step('a refetch asks for the three that are kept', async () => {
      const before = world.log.entries().length
      await press('Refetch')
      await waitFor(() =>
        expect(
          world.log
            .entries()
            .slice(before)
            .map(({ path, outcome }) => `${path} ${outcome}`),
        ).toEqual([
          'posts?_start=0&_limit=10 200',
          'posts?_start=10&_limit=10 200',
          'posts?_start=20&_limit=10 200',
        ]),
      )
      await arrive(1, 2, 3)
    })
  },
})

/** The query function reads cache entries that are fresh for 10 seconds, so it sends no request. */
export const SharedPagesAreNotReplayed = meta.story({
  render: () => (
    <>
      <ShowCache />
      <SharesPageEntries />
    </>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    /** How often the list has been fetched. Its pages come from the cache so soon that nothing on the screen may say so. */
    const isFetched = (times: number) =>
      waitFor(() => expect(cacheOf(world)?.getQueryState(['posts', 'sharing'])?.dataUpdateCount).toBe(times))
    await canvas.findByText('1 page, perhaps more')
    for (const pages of [2, 3]) {
      await press('Load more')
      await canvas.findByText(`${pages} pages, perhaps more`)
    }
    await step('Refetch makes no request: each page is fresh in an entry of its own', async () => {
      await press('Refetch')
      await isFetched(4)
      await expect(await canvas.findByText('3 pages, perhaps more')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(3)
    })
    await step('nor does invalidating the list', async () => {
      await press('Invalidate the list')
      await isFetched(5)
      await expect(await canvas.findByText('3 pages, perhaps more')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(3)
    })
    await step('invalidating the list and its pages asks for all three', async () => {
      await press('Invalidate all posts')
      await waitFor(() =>
        expect(world.log.entries().map(({ path, outcome }) => `${path} ${outcome}`)).toEqual(
          [0, 10, 20, 0, 10, 20].map((start) => `posts?_start=${start}&_limit=10 200`),
        ),
      )
    })
  },
})

export const TheEndComesIntoView = meta.story({
  parameters: twentyPosts,
  render: () => <WithFetchers of={Sentinel} />,
  play: async ({ canvas, step, world }) => {
    await canvas.findByText('10 posts')
    const list = canvas.getByRole('list', { name: 'Posts' })
    await step('the end is out of view, and one page is here', async () => {
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('it comes into view, and the second page comes', async () => {
      list.scrollTop = list.scrollHeight
      await expect(await canvas.findByText('20 posts')).toBeVisible()
    })
    await step('after an empty page nothing more is requested', async () => {
      list.scrollTop = list.scrollHeight
      await expect(await canvas.findByText('That is all.')).toBeInTheDocument()
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

export const AFailureStopsIt = meta.story({
  tags: ['proof'],
  render: () => <WithFetchers of={Sentinel} />,
  play: async ({ canvas, world }) => {
    await canvas.findByText('10 posts')
    world.network.set({ failing: { method: 'GET', times: Infinity } })
    const list = canvas.getByRole('list', { name: 'Posts' })
    list.scrollTop = list.scrollHeight
    await expect(await canvas.findByText('No more posts came.')).toBeInTheDocument()
    await untilQuiet(world)
    await expect(world.log.entries()).toHaveLength(2)
  },
})

export const ChangesOnePostOfAPage = meta.story({
  render: () => <WithFetchers of={RenamesInAllPages} />,
  play: async ({ canvas, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await canvas.findByText(/^Page 1 ends with post 10:/)
    await press('Load more')
    await canvas.findByText(/^Page 2 ends with post 20:/)
    await step('a post of the second page has another title, and nothing was requested', async () => {
      await press('Rename the last post')
      await expect(await canvas.findByText('Page 2 ends with post 20: Another title')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
    await step('the list goes on from its pages', async () => {
      await press('Load more')
      await expect(await canvas.findByText(/^Page 3 ends with post 30:/)).toBeVisible()
    })
  },
})

/** The numbers of the pages in the list. */
function pagesIn(cards: readonly HTMLElement[]): number[] {
  return cards.map((card) => Number(/^Page (\d+)/.exec(card.textContent)?.[1]))
}
