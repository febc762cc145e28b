import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PostsByEffect } from '#screens/why-a-query/PostsByEffect.tsx'
import { PostsByQuery } from '#screens/why-a-query/PostsByQuery.tsx'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { Situations } from './demos/Situations.tsx'
import { PostsWithSignal } from './demos/PostsWithSignal.tsx'
import { SmallApp } from './demos/SmallApp.tsx'

/** What became of the posts, and how many requests there were in this situation. */
const shows = (stage: HTMLElement) => {
  const posts = /has not written anything/.test(stage.textContent)
    ? 'No posts'
    : firstOf(stage, /Loading/, /(failed) to answer/, /Posts/)
  return `${posts}, ${firstOf(stage, /\d requests?/)}`
}

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/Faults',
  tags: ['server'],
  parameters: { shows, world: { network: { latencyMs: 400 }, retries: 1 } },
})

export const OfAnEffect = meta.story({
  render: () => <Situations of={PostsByEffect} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const choose = (situation: string) => begin({ canvas, userEvent }, situation)

    await step('two components that show the same posts make two requests', async () => {
      await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
      await expect(canvas.getByText('2 requests')).toBeVisible()
    })
    await step('coming back makes a second request', async () => {
      await choose('Leave and come back')
      await canvas.findByText('Posts of User 1')
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(await canvas.findByText('2 requests')).toBeVisible()
      await expect(canvas.getByText('Loading...')).toBeVisible()
    })
    await step('mounting twice makes two requests', async () => {
      await choose('Mounted twice (StrictMode)')
      await expect(await canvas.findByText('2 requests')).toBeVisible()
      await canvas.findByText('Posts of User 1')
    })
    await step('it does not ask again after a failure, which reads like an empty list', async () => {
      await choose('One request fails')
      await expect(await canvas.findByText('User 1 has not written anything.')).toBeVisible()
      await expect(canvas.getByText('1 request')).toBeVisible()
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
      await expect(shows(canvasElement)).toBe('No posts, 1 request')
    })
  },
})

export const GoneWithAQuery = meta.story({
  render: () => <Situations of={PostsByQuery} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const choose = (situation: string) => begin({ canvas, userEvent }, situation)

    await step('two components that show the same posts share one request', async () => {
      await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
      await expect(canvas.getByText('1 request')).toBeVisible()
    })
    await step('coming back shows the posts at once, without a request', async () => {
      await choose('Leave and come back')
      await canvas.findByText('Posts of User 1')
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
      await expect(canvas.getByText('Posts of User 1')).toBeVisible()
      await expect(canvas.getByText('1 request')).toBeVisible()
    })
    await step('mounting twice makes one request', async () => {
      await choose('Mounted twice (StrictMode)')
      await canvas.findByText('Posts of User 1')
      await expect(canvas.getByText('1 request')).toBeVisible()
    })
    await step('after a failure it asks again by itself', async () => {
      await choose('One request fails')
      await canvas.findByText('Posts of User 1')
      await expect(await canvas.findByText('2 requests')).toBeVisible()
      await expect(shows(canvasElement)).toBe('Posts, 2 requests')
    })
  },
})

export const SaidAfterTwoFailures = meta.story({
  tags: ['proof'],
  render: () => <Situations of={PostsByQuery} />,
  play: async ({ canvas, userEvent, step }) => {
    // A request that is still under way could take one of the failures.
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await step('after two failures it says so, and Retry brings the posts', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situation' }), 'Two requests fail')
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
  render: () => <Situations of={PostsWithSignal} />,
  play: async ({ canvas, userEvent, world }) => {
    await waitFor(() => expect(canvas.getAllByText('Posts of User 1')).toHaveLength(2))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Situation' }),
      'Mounted twice (StrictMode)',
    )
    await canvas.findByText('Posts of User 1')
    await expect(canvas.getByText('2 requests')).toBeVisible()
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

/** Chooses a situation. Each begins anew, and shows its number of requests in an element of its own. */
async function begin(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  situation: string,
): Promise<void> {
  const before = canvas.getByText(/^\d requests?$/)
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Situation' }), situation)
  await waitFor(() => expect(before).not.toBeInTheDocument())
}
