import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { postsOf } from '#mocks/seed.ts'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestInfinite } from './demos/SmallestInfinite.tsx'
import { SharesPageEntries } from './demos/SharesPageEntries.tsx'
import { invalidateAll, onlyTheMissingPage, replayPages, secondPage, theEnd } from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Infinite Query/Tasks',
  tags: ['server', 'proof'],
})

export const ToTheEnd = meta.story({
  parameters: { world: { seed: { posts: postsOf(20) } } },
  render: () => <WithFetchers>{(fetchers) => <SmallestInfinite {...fetchers} />}</WithFetchers>,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    const loadMore = () => userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await canvas.findByText('1 page, perhaps more')
    await step('the first page is neither task', async () => {
      await expect(secondPage.isDone(seen())).toBe(false)
      await expect(theEnd.isDone(seen())).toBe(false)
    })
    await step('Load more brings the second', async () => {
      await loadMore()
      await canvas.findByText('2 pages, perhaps more')
      await expect(secondPage.isDone(seen())).toBe(true)
      await expect(theEnd.isDone(seen())).toBe(false)
    })
    await step('the empty page is the end', async () => {
      await loadMore()
      await waitFor(() => expect(theEnd.isDone(seen())).toBe(true))
    })
  },
})

export const ReplaysPages = meta.story({
  render: () => <WithFetchers>{(fetchers) => <SmallestInfinite {...fetchers} />}</WithFetchers>,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    await canvas.findByText('1 page, perhaps more')
    await step('loading three pages is not enough', async () => {
      for (const pages of [2, 3]) {
        await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
        await canvas.findByText(`${pages} pages, perhaps more`)
      }
      await expect(replayPages.isDone(seen())).toBe(false)
    })
    await step('Refetch asks for all three again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await waitFor(() => expect(replayPages.isDone(seen())).toBe(true))
    })
  },
})

export const AsksForTheMissingPage = meta.story({
  render: () => <InfiniteQuery />,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    await canvas.findByText('10 posts loaded, 1 page loaded')
    await step('a page that fails is not enough', async () => {
      world.network.set({ failing: { method: 'GET', times: 1 } })
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
      await canvas.findByRole('alert')
      await expect(onlyTheMissingPage.isDone(seen())).toBe(false)
    })
    await step('Retry asks for it alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await canvas.findByText('20 posts loaded, 2 pages loaded')
      await expect(onlyTheMissingPage.isDone(seen())).toBe(true)
    })
  },
})

export const InvalidatesAllPosts = meta.story({
  render: () => <SharesPageEntries />,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await canvas.findByText('1 page, perhaps more')
    for (const pages of [2, 3]) {
      await press('Load more')
      await canvas.findByText(`${pages} pages, perhaps more`)
    }
    await step('neither Refetch nor invalidating the list is enough', async () => {
      for (const name of ['Refetch', 'Invalidate the list']) {
        await press(name)
        await canvas.findByText('3 pages, perhaps more')
        await expect(invalidateAll.isDone(seen())).toBe(false)
      }
    })
    await step('invalidating all posts asks for all three again', async () => {
      await press('Invalidate all posts')
      await waitFor(() => expect(invalidateAll.isDone(seen())).toBe(true))
    })
  },
})
