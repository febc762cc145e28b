import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { postsOf } from '#mocks/seed.ts'
import { InfiniteQuery } from '#screens/InfiniteQuery.tsx'
import { press, untilQuiet } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { SmallestInfinite } from './demos/SmallestInfinite.tsx'
import { SharesPageEntries } from './demos/SharesPageEntries.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Infinite Query/Tasks',
  tags: ['server', 'proof'],
  render: () => <WithFetchers of={SmallestInfinite} />,
})

export const ToTheEnd = meta.story({
  parameters: { world: { seed: { posts: postsOf(20) } } },
  play: async (context) => {
    await context.canvas.findByText('1 page, perhaps more')
    await proves(context, tasks.secondPage, () => press(context, 'Load more'))
    await context.canvas.findByText('2 pages, perhaps more')
    await proves(context, tasks.theEnd, () => press(context, 'Load more'))
  },
})

export const ReplaysPages = meta.story({
  play: async (context) => {
    await loadThreePages(context)
    await proves(context, tasks.replayPages, () => press(context, 'Refetch'))
  },
})

export const AsksForTheMissingPage = meta.story({
  render: () => <InfiniteQuery />,
  play: async (context) => {
    const { canvas, world } = context
    await canvas.findByText('10 posts loaded, 1 page loaded')
    world.network.set({ failing: { method: 'GET', times: 1 } })
    await press(context, 'Load more')
    await canvas.findByRole('alert')
    await proves(context, tasks.onlyTheMissingPage, () => press(context, 'Retry'))
  },
})

export const InvalidatesAllPosts = meta.story({
  render: () => <SharesPageEntries />,
  play: async (context) => {
    await loadThreePages(context)
    for (const name of ['Refetch', 'Invalidate the list']) {
      await press(context, name)
      await untilQuiet(context.world)
      await expect(isDoneOn(context, tasks.invalidateAll)).toBe(false)
    }
    await proves(context, tasks.invalidateAll, () => press(context, 'Invalidate all posts'))
  },
})

async function loadThreePages(context: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await context.canvas.findByText('1 page, perhaps more')
  for (const pages of [2, 3]) {
    await press(context, 'Load more')
    await context.canvas.findByText(`${pages} pages, perhaps more`)
  }
}
