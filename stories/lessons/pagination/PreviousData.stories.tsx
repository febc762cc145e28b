import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { PagesOfAUser } from './demos/PagesOfAUser.tsx'
import { SmallestKeptPages } from './demos/SmallestKeptPages.tsx'
import { SmallestPages } from './demos/SmallestPages.tsx'

/** The list, and whether it is still that of the page before. */
const shows = (stage: HTMLElement) => firstOf(stage, /Page \d is loading/, /Page \d/, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Pagination/Previous data',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 700 } } },
})

export const WithoutPlaceholder = meta.story({
  render: () => <WithFetchers of={SmallestPages} />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Page 1')
    const pages = world.network.hold('GET')
    await step('turning the page takes the list away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Loading...')
      await expect(canvas.queryByRole('list', { name: 'Posts' })).not.toBeInTheDocument()
    })
    await step('until the next page arrives', async () => {
      pages.release(1)
      await expect(await canvas.findByText('Page 2')).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    })
    await step('and again on the page after', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await canvas.findByText('Loading...')
      await expect(canvas.queryByRole('list', { name: 'Posts' })).not.toBeInTheDocument()
      pages.release()
      await expect(await canvas.findByText('Page 3')).toBeVisible()
    })
  },
})

export const WithKeepPreviousData = meta.story({
  render: () => <WithFetchers of={SmallestKeptPages} />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Page 1')
    const pages = world.network.hold('GET')
    const first = canvas.getByText('Server state is borrowed, not owned')
    await step('turning the page keeps the list, and says that it is the old one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(await canvas.findByText('Page 2 is loading. Old posts:')).toBeVisible()
      await expect(first).toBeVisible()
      await expect(shows(canvasElement)).toBe('Page 2 is loading')
      await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument()
    })
    await step('then the next page takes its place', async () => {
      pages.release(1)
      await expect(await canvas.findByText('Page 2')).toBeVisible()
      await expect(first).not.toBeInTheDocument()
    })
    await step('and again on the page after', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(shows(canvasElement)).toBe('Page 3 is loading'))
      pages.release()
      await expect(await canvas.findByText('Page 3')).toBeVisible()
    })
  },
})

export const DropsAnotherUsersPosts = meta.story({
  render: () => <PagesOfAUser />,
  play: async ({ canvas, userEvent, step, world }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const old = /Old posts:/
    await canvas.findByText('Page 1')
    const pages = world.network.hold('GET')
    await step('the page before stays while the next one loads', async () => {
      await press('Next')
      await expect(await canvas.findByText(old)).toBeVisible()
      pages.release(1)
      await expect(await canvas.findByText('Page 2')).toBeVisible()
    })
    await step('another user’s posts do not', async () => {
      await press('User 2')
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      await expect(canvas.queryByText(old)).not.toBeInTheDocument()
      pages.release()
      await expect(await canvas.findByText('Page 1')).toBeVisible()
    })
  },
})
