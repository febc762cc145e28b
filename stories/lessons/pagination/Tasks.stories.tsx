import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Pagination } from '#screens/Pagination.tsx'
import { PaginationInHistory } from './demos/PaginationInHistory.tsx'
import { backInHistory, backToPageOne, nextIsThere, tenSecondsLater } from './tasks.ts'
import { TenSecondsLater } from './demos/TenSecondsLater.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Pagination/Tasks',
  tags: ['server', 'proof'],
  component: Pagination,
})

const bannerOf = (page: number) => `10 posts on current page (page ${page} of ~10 pages, 10 per page)`

export const NextAndBack = meta.story({
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    await canvas.findByText(bannerOf(1))
    await waitFor(() => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200]))
    await step('looking on is neither task', async () => {
      await expect(nextIsThere.isDone(seen())).toBe(false)
      await expect(backToPageOne.isDone(seen())).toBe(false)
    })
    await step('Next shows page 2, and asks for page 3', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(nextIsThere.isDone(seen())).toBe(true))
      await expect(backToPageOne.isDone(seen())).toBe(false)
    })
    await step('Previous shows page 1, without a request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await waitFor(() => expect(backToPageOne.isDone(seen())).toBe(true))
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

export const TenSecondsPass = meta.story({
  render: () => <TenSecondsLater />,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    const answered = (count: number) =>
      waitFor(() =>
        expect(world.log.entries().map(({ outcome }) => outcome)).toEqual(Array<number>(count).fill(200)),
      )
    await canvas.findByText(bannerOf(1))
    await answered(2)
    await step('turning a page soon is not enough', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await canvas.findByText(bannerOf(2))
      await answered(3)
      await expect(tenSecondsLater.isDone(seen())).toBe(false)
    })
    await step('after 10 seconds Next asks for page 3 again, and for page 4', async () => {
      const older = canvas.getByRole('button', { name: 'Let 10 seconds pass' })
      await waitFor(() => expect(older).not.toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(older)
      await expect(tenSecondsLater.isDone(seen())).toBe(false)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(tenSecondsLater.isDone(seen())).toBe(true))
    })
  },
})

export const BackInHistory = meta.story({
  render: () => <PaginationInHistory />,
  play: async ({ canvas, canvasElement: stage, userEvent, step, world }) => {
    const seen = () => ({ requests: world.log.entries(), stage })
    await canvas.findByText(bannerOf(1))
    await step('turning pages is not enough', async () => {
      for (const page of [2, 3]) {
        await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
        await canvas.findByText(bannerOf(page))
        await expect(backInHistory.isDone(seen())).toBe(false)
      }
      await waitFor(() => expect(world.log.entries()).toHaveLength(4))
    })
    await step('Back shows page 2 again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await waitFor(() => expect(backInHistory.isDone(seen())).toBe(true))
    })
  },
})
