import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { EveryTwoSeconds } from './demos/EveryTwoSeconds.tsx'
import { LeaveAndReturn } from './demos/LeaveAndReturn.tsx'
import { StaleAndWaiting } from './demos/StaleAndWaiting.tsx'
import { TwoReaders } from './demos/TwoReaders.tsx'

const meta = preview.meta({ title: 'Components/Lessons/Basic Query/The cache', tags: ['server'] })

export const FreshCacheAnswers = meta.story({
  render: () => <LeaveAndReturn />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('100 posts')
    await step('coming back within 10 seconds shows the posts at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the screen' }))
      await expect(canvas.queryByText('100 posts')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(canvas.getByText('100 posts')).toBeVisible()
    })
    await step('and asks the server for nothing', async () => {
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const TwoComponentsOneRequest = meta.story({
  render: () => <TwoReaders />,
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText('Sidebar: 100 posts')).toBeVisible()
    await expect(canvas.getByText('Header: 100 posts')).toBeVisible()
    await expect(world.log.entries()).toHaveLength(1)
  },
})

export const StaleAsksNothingByItself = meta.story({
  parameters: { world: { network: { latencyMs: 300 } } },
  render: () => <StaleAndWaiting />,
  play: async ({ canvas, userEvent, step, world }) => {
    const requests = (count: number) => waitFor(() => expect(world.log.entries()).toHaveLength(count))
    await step('the posts are stale as soon as they are here', async () => {
      await expect(await canvas.findByText('10 posts, stale')).toBeVisible()
    })
    await step('two seconds later there has been no other request', async () => {
      await expect(await canvas.findByText(/^([2-9]|\d\d) s old$/)).toBeVisible()
      await requests(1)
    })
    await step('returning to the tab asks again', async () => {
      const posts = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Return to this tab' }))
      await canvas.findByText('10 posts, stale, asking again...')
      await requests(2)
      posts.release()
      await expect(await canvas.findByText('10 posts, stale')).toBeVisible()
    })
    await step('so does coming back to the screen', async () => {
      const posts = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await canvas.findByText('10 posts, stale, asking again...')
      await requests(3)
      posts.release()
      await expect(await canvas.findByText('10 posts, stale')).toBeVisible()
    })
    await step('a refresh that fails leaves the posts where they are', async () => {
      world.network.set({ failing: { method: 'GET', times: 1 } })
      await userEvent.click(canvas.getByRole('button', { name: 'Return to this tab' }))
      await expect(await canvas.findByText('10 posts, stale, and the last refresh failed')).toBeVisible()
    })
  },
})

export const AnIntervalAsksForFreshData = meta.story({
  render: () => <EveryTwoSeconds />,
  play: async ({ canvas, step, world }) => {
    await step('fresh data is asked for again every two seconds', async () => {
      await expect(await canvas.findByText('10 posts, fresh')).toBeVisible()
      await waitFor(() => expect(world.log.entries().length).toBeGreaterThan(2), { timeout: 10_000 })
      await expect(canvas.getByText('10 posts, fresh')).toBeVisible()
    })
  },
})
