import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PostsByEffect } from '#screens/why-a-query/PostsByEffect.tsx'
import { PostsByQuery } from '#screens/why-a-query/PostsByQuery.tsx'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { Situations } from './demos/Situations.tsx'
import { PostsWithSignal } from './demos/PostsWithSignal.tsx'
import { SmallApp } from './demos/SmallApp.tsx'

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/Faults',
  tags: ['server'],
  parameters: { world: { network: { latencyMs: 400 }, retries: 1 } },
})

export const FourSituations = meta.story({
  render: () => <Situations sides={{ 'In an effect': PostsByEffect, 'With a query': PostsByQuery }} />,
  play: async (context) => {
    const { canvas, step } = context
    const requests = async (effect: number, query: number) => {
      await expect(await canvas.findByRole('heading', { name: `In an effect: ${of(effect)}` })).toBeVisible()
      await expect(canvas.getByRole('heading', { name: `With a query: ${of(query)}` })).toBeVisible()
    }

    await step('two components make two requests in effects, and share one with a query', async () => {
      await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(4))
      await requests(2, 1)
    })
    await step('who comes back waits for the effect; the query has its posts', async () => {
      await press(context, 'Leave and come back')
      await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
      await press(context, 'Leave')
      await press(context, 'Come back')
      await expect(side(context, 'In an effect').getByText('Loading...')).toBeVisible()
      await expect(side(context, 'With a query').getByText('Posts of User 1')).toBeVisible()
      await requests(2, 1)
    })
    await step('mounted twice, the effect makes two requests, and the query one', async () => {
      await press(context, 'Mounted twice')
      await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
      await requests(2, 1)
    })
    await step('after a failure the effect shows an empty list; the query asks again', async () => {
      await press(context, 'A failed request')
      const effect = side(context, 'In an effect')
      await expect(await effect.findByText('User 1 has not written anything.')).toBeVisible()
      await expect(effect.queryByRole('alert')).not.toBeInTheDocument()
      await expect(await side(context, 'With a query').findByText('Posts of User 1')).toBeVisible()
      await requests(1, 2)
    })
  },
})

export const SaidAfterTwoFailures = meta.story({
  tags: ['proof'],
  render: () => <Situations sides={{ 'With a query': PostsByQuery }} failures={2} />,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    // A request that is still in flight could take one of the failures.
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await step('after two failures it says so, and Retry brings the posts', async () => {
      await press(context, 'A failed request')
      const alert = await canvas.findByRole('alert')
      await expect(alert).toHaveTextContent('The server failed to answer (500).')
      await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
      await expect(await canvas.findByText('Posts of User 1')).toBeVisible()
    })
  },
})

/** A function that uses its signal loses its request with its last reader, so the second mount makes another one. */
export const MountedTwiceWithTheSignal = meta.story({
  tags: ['proof'],
  render: () => <Situations sides={{ 'With a query': PostsWithSignal }} />,
  play: async (context) => {
    const { canvas, world } = context
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await press(context, 'Mounted twice')
    await expect(await canvas.findByRole('heading', { name: 'With a query: 2 requests' })).toBeVisible()
    await canvas.findByText('Posts of User 1')
    await expect(world.log.entries().at(-1)?.outcome).toBe(200)
  },
})

/** A client of its own, without the settings of the course: three retries, after 1, 2 and 4 seconds. */
export const RetriesAtLibraryDefaults = meta.story({
  parameters: { world: { network: { latencyMs: 200, failing: { method: 'GET', times: 3 } } } },
  render: () => <SmallApp />,
  play: async ({ canvas, step, world }) => {
    await step('three failures are not an error yet: the query still loads', async () => {
      await waitFor(
        () => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([500, 500, 500]),
        {
          timeout: 10_000,
        },
      )
      await expect(canvas.getByText('Loading...')).toBeVisible()
    })
    await step('the third retry brings the posts', async () => {
      await expect(await canvas.findByText('Posts of User 1', {}, { timeout: 10_000 })).toBeVisible()
    })
    await step('the retries left after 1, 2 and 4 seconds', async () => {
      const left = world.log.entries().map(({ startedAt }) => startedAt)
      const gaps = left.slice(1).map((time, index) => time - (left[index] ?? 0))
      await expect(gaps.map((gap, index) => gap >= 1000 * 2 ** index)).toEqual([true, true, true])
    })
  },
})

const of = (count: number): string => (count === 1 ? '1 request' : `${count} requests`)

/** One side of the demo. */
function side({ canvas }: Pick<StoryContext, 'canvas'>, title: string) {
  return within(canvas.getByRole('region', { name: new RegExp(`^${title}`) }))
}
