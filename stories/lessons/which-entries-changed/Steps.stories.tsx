import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { entryLine } from './demos/entryLine.ts'
import { PostsOnAndOff } from './demos/PostsOnAndOff.tsx'
import { RenamesEveryList } from './demos/RenamesEveryList.tsx'
import { RenamesOneList } from './demos/RenamesOneList.tsx'
import { SetAndStale } from './demos/SetAndStale.tsx'
import { WhichMatch } from './demos/WhichMatch.tsx'

const ALL = "['posts', 'list']"
const OF_USER_2 = "['posts', 'list', { userId: 2 }]"
const OLD = 'Server state is borrowed, not owned'

const meta = preview.meta({
  title: 'Components/Lessons/Which entries changed?/Step by step',
  tags: ['server'],
})

export const Matching = meta.story({
  render: () => <WhichMatch />,
  play: async ({ canvas, userEvent, step }) => {
    await step('["posts"] matches a longer key that begins like it', async () => {
      await expect(await canvas.findByText('3 of 4 entries match.')).toBeVisible()
    })
    await step('["posts", "list"] matches both lists, and not the detail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: ALL }))
      await expect(canvas.getByText('2 of 4 entries match.')).toBeVisible()
    })
    await step('the same words in another order match nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: "['list', 'posts']" }))
      await expect(canvas.getByText('0 of 4 entries match.')).toBeVisible()
    })
  },
})

export const Invalidating = meta.story({
  render: () => <PostsOnAndOff />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await waitFor(() =>
      expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 200, 200]),
    )
    await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('freshfetched 1×'))
    await step('the list on the screen is fetched, and the todos are left alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invalidate posts' }))
      await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('freshfetched 2×'))
      await expect(entryLine(canvasElement, "['todos']")).toHaveTextContent('freshfetched 1×')
    })
    await step('an inactive list is stale, and not fetched', async () => {
      await expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('inactivestalefetched 1×')
    })
    await step('its next reader fetches it', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `on screen ${OF_USER_2}` }))
      await waitFor(() => expect(entryLine(canvasElement, OF_USER_2)).toHaveTextContent('freshfetched 2×'))
    })
  },
})

export const Setting = meta.story({
  render: () => <SetAndStale />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('100 posts'))
    await step('made stale without a fetch', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Make it stale' }))
      await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('stalefetched 1×'))
    })
    await step('set, it is fresh, and no request has left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Set it without the first post' }))
      await waitFor(() => expect(entryLine(canvasElement, ALL)).toHaveTextContent('freshfetched 1×'))
      await expect(entryLine(canvasElement, ALL)).toHaveTextContent('99 posts')
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const MissesTheFilteredList = meta.story({
  render: () => <RenamesOneList />,
  play: async ({ canvas, userEvent, step, world }) => {
    await expect(await canvas.findByText(`Of User 1: ${OLD}`)).toBeVisible()
    await canvas.findByText(`All posts: ${OLD}`)
    await step('the list of all posts has the new title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
      await expect(await canvas.findByText('All posts: A new title')).toBeVisible()
    })
    await step('the list of User 1 still has the old one, although the server has the new one', async () => {
      await expect(world.database.post(1)?.title).toBe('A new title')
      await expect(canvas.getByText(`Of User 1: ${OLD}`)).toBeVisible()
    })
  },
})

export const ReachesEveryList = meta.story({
  render: () => <RenamesEveryList />,
  play: async ({ canvas, userEvent, step, world }) => {
    await expect(await canvas.findByText(`Of User 1: ${OLD}`)).toBeVisible()
    await canvas.findByText(`All posts: ${OLD}`)
    await step('both lists have the new title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename post 1' }))
      await expect(await canvas.findByText('All posts: A new title')).toBeVisible()
      await expect(canvas.getByText('Of User 1: A new title')).toBeVisible()
    })
    await step('and nothing was fetched: the answer to the PATCH was enough', async () => {
      await expect(world.log.entries().filter(({ method }) => method === 'GET')).toHaveLength(2)
    })
  },
})
