import { expect, waitFor } from 'storybook/test'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { FreshForAMinute } from './demos/FreshForAMinute.tsx'
import { FreshForTwoSeconds } from './demos/FreshForTwoSeconds.tsx'
import { GoneAtOnce } from './demos/GoneAtOnce.tsx'
import { KeptForever } from './demos/KeptForever.tsx'
import { Longest } from './demos/Longest.tsx'
import { Static } from './demos/Static.tsx'
import { Unread } from './demos/Unread.tsx'

/** The posts, whether they are asked for again, or that somebody is elsewhere. */
const shows = (stage: HTMLElement) =>
  firstOf(stage, /10 posts, asking again/, /10 posts/, /Loading\.\.\./, /somewhere else/)

const meta = preview.meta({
  title: 'Components/Lessons/Stale and gc/Two times',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 400 } } },
})

export const KeptForeverIsNotFresh = meta.story({
  render: () => <KeptForever />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('10 posts')
    await step('left alone, the entry stays in the cache', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(await canvas.findByText('You are somewhere else.')).toBeVisible()
      await expect(canvas.getByText('in the cache')).toBeVisible()
    })
    await step('coming back shows it at once, and makes a request all the same', async () => {
      const posts = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(await canvas.findByText('10 posts, asking again...')).toBeVisible()
      await expect(shows(canvasElement)).toBe('10 posts, asking again')
      posts.release()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
  },
})

export const FreshAsksNothing = meta.story({
  render: () => <FreshForAMinute />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('10 posts')
    await step('coming back shows the posts, and no request is made', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await canvas.findByText('You are somewhere else.')
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(shows(canvasElement)).toBe('10 posts')
      await expect(world.log.entries()).toHaveLength(1)
    })
  },
})

export const GoneIsGoneHoweverFresh = meta.story({
  render: () => <GoneAtOnce />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts')
    await step('soon after it was left, the entry is gone', async () => {
      await expect(canvas.getByText('in the cache')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(await canvas.findByText('gone')).toBeVisible()
    })
    await step('coming back starts without data, with the loading text', async () => {
      const posts = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(await canvas.findByText('Loading...')).toBeVisible()
      posts.release()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await waitFor(() => expect(world.log.entries()).toHaveLength(2))
    })
  },
})

/** The age counts from the arrival of the data, so an entry can become stale without an observer. */
export const AgesWhileNobodyReads = meta.story({
  render: () => <FreshForTwoSeconds />,
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts, fresh')
    await step('left while it is fresh, the entry grows older', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(await canvas.findByText(/^([2-9]|\d\d) s old$/)).toBeVisible()
      await expect(canvas.getByText('in the cache')).toBeVisible()
    })
    await step('coming back after its two seconds asks again', async () => {
      const posts = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(await canvas.findByText('10 posts, stale, asking again...')).toBeVisible()
      posts.release()
      await waitFor(() => expect(world.log.entries()).toHaveLength(2))
    })
  },
})

export const TheLongestGcTimeCounts = meta.story({
  render: () => <Longest />,
  play: async ({ canvas, userEvent, step }) => {
    await step('its only reader says 50 ms', async () => {
      await expect(await canvas.findByText('gcTime: 50')).toBeVisible()
    })
    await step('a second one says nothing, which means 5 minutes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a reader without a gcTime' }))
      await expect(await canvas.findByText('gcTime: 300000')).toBeVisible()
    })
    await step('it leaves, and 5 minutes it stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the second reader' }))
      await canvas.findByRole('button', { name: 'Add a reader without a gcTime' })
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      const age = () => Number.parseInt(canvas.getByText(/ s old$/).textContent)
      const left = age()
      await waitFor(() => expect(age()).toBeGreaterThan(left + 1))
      await expect(canvas.getByText('in the cache')).toBeVisible()
      await expect(canvas.getByText('gcTime: 300000')).toBeVisible()
    })
  },
})

export const CollectedWithoutEverBeingRead = meta.story({
  render: () => <Unread />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a prefetched answer is in the cache, and nobody reads it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Prefetch the posts' }))
      await expect(await canvas.findByText('in the cache')).toBeVisible()
    })
    await step('a second after it arrived it is gone', async () => {
      await expect(await canvas.findByText('gone')).toBeVisible()
    })
  },
})

export const StaticAsksOnlyWhenTold = meta.story({
  render: () => (
    <>
      <ShowCache />
      <Static />
    </>
  ),
  play: async ({ canvas, userEvent, step, world }) => {
    await canvas.findByText('10 posts')
    await step('invalidating makes no request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invalidate' }))
      const [entry] = cacheOf(world)?.getQueryCache().getAll() ?? []
      await expect(entry?.state.isInvalidated).toBe(true)
      await expect(canvas.getByText('10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(1)
    })
    await step('refetch() makes one', async () => {
      const posts = world.network.hold('GET')
      await userEvent.click(canvas.getByRole('button', { name: 'Refetch' }))
      await expect(await canvas.findByText('10 posts, asking again...')).toBeVisible()
      posts.release()
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(2)
    })
    await step('and so does a reader who comes after the entry is gone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await expect(await canvas.findByText('gone')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(await canvas.findByText('10 posts')).toBeVisible()
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

/** What `'static'` says more than `Infinity`. */
export const InfinityHearsOfAnInvalidation = meta.story({
  tags: ['proof'],
  render: () => <Static staleTime={Infinity} />,
  play: async ({ canvas, userEvent, world }) => {
    await canvas.findByText('10 posts')
    const posts = world.network.hold('GET')
    await userEvent.click(canvas.getByRole('button', { name: 'Invalidate' }))
    await expect(await canvas.findByText('10 posts, asking again...')).toBeVisible()
    posts.release()
    await waitFor(() => expect(world.log.entries()).toHaveLength(2))
  },
})
