import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { World } from '#mocks/world.ts'
import { Pagination } from '#screens/Pagination.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { PaginationInHistory } from './demos/PaginationInHistory.tsx'
import * as tasks from './tasks.ts'
import { TenSecondsLater } from './demos/TenSecondsLater.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Pagination/Tasks',
  tags: ['server', 'proof'],
  component: Pagination,
})

const bannerOf = (page: number) => `10 posts on current page (page ${page} of ~10 pages, 10 per page)`

const answered = (count: number, { log }: World) =>
  waitFor(() => expect(log.entries().map(({ outcome }) => outcome)).toEqual(Array<number>(count).fill(200)))

export const NextAndBack = meta.story({
  play: async (context) => {
    const { canvas, world } = context
    await canvas.findByText(bannerOf(1))
    await answered(2, world)
    await expect(isDoneOn(context, tasks.backToPageOne)).toBe(false)
    await proves(context, tasks.nextIsThere, () => press(context, 'Next'))
    await proves(context, tasks.backToPageOne, () => press(context, 'Previous'))
    await expect(world.log.entries()).toHaveLength(3)
  },
})

export const TenSecondsPass = meta.story({
  render: () => <TenSecondsLater />,
  play: async (context) => {
    const { canvas, world } = context
    await canvas.findByText(bannerOf(1))
    await answered(2, world)
    await press(context, 'Next')
    await canvas.findByText(bannerOf(2))
    await answered(3, world)
    await expect(isDoneOn(context, tasks.tenSecondsLater)).toBe(false)
    const older = canvas.getByRole('button', { name: 'Let 10 seconds pass' })
    await waitFor(() => expect(older).not.toHaveAttribute('aria-disabled', 'true'))
    await press(context, 'Let 10 seconds pass')
    await proves(context, tasks.tenSecondsLater, () => press(context, 'Next'))
  },
})

export const BackInHistory = meta.story({
  render: () => <PaginationInHistory />,
  play: async (context) => {
    const { canvas, world } = context
    await canvas.findByText(bannerOf(1))
    for (const page of [2, 3]) {
      await press(context, 'Next')
      await canvas.findByText(bannerOf(page))
      await expect(isDoneOn(context, tasks.backInHistory)).toBe(false)
    }
    await waitFor(() => expect(world.log.entries()).toHaveLength(4))
    await proves(context, tasks.backInHistory, () => press(context, 'Back'))
  },
})
