import { ErrorBoundary } from 'react-error-boundary'
import { expect, waitFor } from 'storybook/test'
import { untilQuiet } from '#course/story/acting.ts'
import { cacheOf, ShowCache } from '#course/story/cacheOf.tsx'
import { CrashMessage } from '#course/story/CrashMessage.tsx'
import { Ground } from '#course/story/Ground.ts'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { ThrowingPosts } from './demos/ThrowingPosts.tsx'
import { ThrowsEachError } from './demos/ThrowsEachError.tsx'
import { Part as PartThatResets } from './demos/TryAgainByHook.tsx'
import { Part as PartAlone } from './demos/TryAgainOnly.tsx'
import { TryAgainResets } from './demos/TryAgainResets.tsx'

/** The posts, or why there are none. */
const shows = (stage: HTMLElement) =>
  firstOf(stage, /100 posts/, /The server failed to answer/, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Boundaries',
  tags: ['server'],
  parameters: {
    shows,
    world: { network: { latencyMs: 200, failing: { method: 'GET', times: 1 } } },
    console: { expected: [/The server failed to answer/] },
  },
})

const patience = { timeout: 8000 }

export const ThrownAgain = meta.story({
  render: () => <PartAlone />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await step('the query fails, and the boundary shows its error', async () => {
      await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
        'The server failed to answer (500)',
      )
    })
    await step('“Try again” makes no request: the error is thrown again', async () => {
      for (let times = 1; times <= 2; times += 1) {
        const before = canvas.getByRole('alert')
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
        // What is thrown again has another alert.
        await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(before))
      }
      await expect(shows(canvasElement)).toBe('The server failed to answer')
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500])
    })
  },
})

export const AskedAgain = meta.story({
  render: () => <PartThatResets />,
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await step('the query fails, and the boundary shows its error', async () => {
      await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(
        'The server failed to answer (500)',
      )
    })
    await step('“Try again” makes a request, and the posts are here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await canvas.findByText('100 posts', {}, patience)).toBeVisible()
      await expect(shows(canvasElement)).toBe('100 posts')
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 200])
    })
  },
})

export const AskedAgainInOnePart = AskedAgain.extend({ tags: ['proof'], render: () => <TryAgainResets /> })

export const OldPostsReplaced = meta.story({
  tags: ['proof'],
  parameters: { world: { network: { latencyMs: 50, failing: { method: 'GET', times: 0 } } } },
  render: () => (
    <Ground>
      <ShowCache />
      <ErrorBoundary FallbackComponent={CrashMessage}>
        <ThrowsEachError />
      </ErrorBoundary>
    </Ground>
  ),
  play: async ({ canvas, step, world }) => {
    await canvas.findByText('100 posts', {}, patience)
    await step('a refetch fails, and the fallback takes the place of the posts', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await cacheOf(world)?.refetchQueries()
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The server failed to answer (500)')
      await expect(canvas.queryByText('100 posts')).not.toBeInTheDocument()
    })
  },
})

export const OldPostsKept = meta.story({
  tags: ['proof'],
  parameters: {
    world: { network: { latencyMs: 50, failing: { method: 'GET', times: 0 } } },
    console: { expected: [] },
  },
  render: () => (
    <Ground>
      <ShowCache />
      <ErrorBoundary FallbackComponent={CrashMessage}>
        <ThrowingPosts />
      </ErrorBoundary>
    </Ground>
  ),
  play: async ({ canvas, step, world }) => {
    await canvas.findByText('100 posts', {}, patience)
    await step('a refetch fails, and the posts stay', async () => {
      world.network.set({ failing: { method: 'GET', times: Infinity } })
      await cacheOf(world)?.refetchQueries()
      await untilQuiet(world)
      await expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 500])
      await expect(canvas.getByText('100 posts')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    })
  },
})
