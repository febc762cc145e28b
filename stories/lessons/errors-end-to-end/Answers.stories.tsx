import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { Ground } from '#course/story/Ground.ts'
import { factNamed } from './demos/factNamed.ts'
import { fastForward } from './demos/fastForward.ts'
import { OnServer } from './demos/OnServer.tsx'
import { Posts as CheckedPosts } from './demos/SmallestChecked.tsx'
import { WithFetchers } from '#course/story/WithFetchers.tsx'
import { ReturnsUndefined } from './demos/ReturnsUndefined.tsx'
import { SmallestLadder } from './demos/SmallestLadder.tsx'
import { Posts as UncheckedPosts } from './demos/SmallestUnchecked.tsx'

/** How many posts, or that it loads. */
const shows = (stage: HTMLElement) => firstOf(stage, /(?:undefined|\d+) posts/, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Answers',
  tags: ['server'],
  parameters: {
    shows,
    world: { defaults: 'library', network: { latencyMs: 200, failing: { method: 'GET', times: 1 } } },
  },
})

const patience = { timeout: 8000 }

/** Slow enough for a reader to see that one side still asks. */
const slow = { world: { network: { latencyMs: 800 } } }

export const AFailureKeptAsData = meta.story({
  parameters: slow,
  render: () => (
    <Ground>
      <OnServer>{(fetch) => <UncheckedPosts fetch={fetch} />}</OnServer>
    </Ground>
  ),
  play: async ({ canvas, canvasElement, step, world }) => {
    await step('the 500 is a success for the query, and the page shows nonsense', async () => {
      await expect(await canvas.findByText('undefined posts', {}, patience)).toBeVisible()
      await expect(shows(canvasElement)).toBe('undefined posts')
      await expect(factNamed(canvas, 'status')).toHaveTextContent('success')
      await expect(factNamed(canvas, 'failureCount')).toHaveTextContent('0')
    })
    await step('so nothing asks again', async () => {
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500])
      await expect(factNamed(canvas, 'fetchStatus')).toHaveTextContent('idle')
    })
  },
})

export const AFailureAskedAgain = meta.story({
  parameters: slow,
  render: () => (
    <Ground>
      <OnServer>{(fetch) => <CheckedPosts fetch={fetch} />}</OnServer>
    </Ground>
  ),
  play: async ({ canvas, canvasElement, step, world }) => {
    await step('the 500 is a failure, and the second request brings the posts', async () => {
      await expect(await canvas.findByText('100 posts', {}, patience)).toBeVisible()
      await expect(shows(canvasElement)).toBe('100 posts')
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 200])
    })
  },
})

export const FailsOnce = meta.story({
  render: () => (
    <Ground>
      <WithFetchers of={SmallestLadder} />
    </Ground>
  ),
  play: async ({ canvas, step, world }) => {
    await step('after the failure it is still loading, and counts it', async () => {
      await expect(await canvas.findByText('Loading... Failures so far: 1', {}, patience)).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
    await step('the second request brings the posts', async () => {
      await expect(await canvas.findByText('100 posts', {}, patience)).toBeVisible()
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 200])
    })
  },
})

/** A runtime check, after the retries are over: it is an error at once. */
export const NothingReturned = meta.story({
  tags: ['proof'],
  parameters: { console: { expected: [/Query data cannot be undefined/] } },
  render: () => <ReturnsUndefined />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(factNamed(canvas, 'status')).toHaveTextContent('error'))
    await expect(factNamed(canvas, 'failureReason')).toHaveTextContent('data is undefined')
  },
})

/** What the first listing of the page does. */
export const TheSmallestLadder = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  render: () => (
    <Ground>
      <WithFetchers of={SmallestLadder} />
    </Ground>
  ),
  play: async ({ canvas, step, world }) => {
    await step('it counts while it is pending', async () => {
      await expect(
        await canvas.findByText(/Loading\.\.\. Failures so far: [1-3]/, {}, patience),
      ).toBeVisible()
    })
    await step('the fourth failure is an error', async () => {
      await fastForward(() => canvas.findByRole('alert', {}, patience))
      await expect(world.log.entries()).toHaveLength(4)
    })
  },
})
