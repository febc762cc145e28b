import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { firstOf } from '#course/story/textOnStage.ts'
import { recordStage } from '#course/time/recordStage.ts'
import { Race } from './demos/Race.tsx'

/** Whose posts they are, such as `User 2`. */
const shows = (stage: HTMLElement) => firstOf(stage, /Posts of (User \d)/, /Loading\.\.\./)

const meta = preview.meta({
  title: 'Components/Lessons/Why a query?/The race',
  component: Race,
  tags: ['server'],
  parameters: {
    shows,
    world: { network: { latencyMs: 600, slower: { pathEnd: 'posts?userId=1', byMs: 1400 } } },
  },
})

export const TheLastAnswerIsShown = meta.story({
  args: { only: 'useEffect' },
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Posts of User 3')
    const ofUser1 = world.network.hold('GET', 'userId=1')
    await step('User 1 is chosen, and User 2 before the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
      await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
      await expect(await canvas.findByText('Posts of User 2')).toBeVisible()
    })
    await step('the answer for User 1 comes last, and takes its place', async () => {
      ofUser1.release()
      await expect(await canvas.findByText('✗ You chose User 2!')).toBeVisible()
      await expect(canvas.getByText('Posts of User 1')).toBeVisible()
      await expect(shows(canvasElement)).toBe('User 1')
      await expect(world.log.entries()).toHaveLength(3)
    })
  },
})

export const TheChosenUserIsShown = meta.story({
  args: { only: 'useQuery' },
  play: async ({ canvas, canvasElement, userEvent, step, world }) => {
    await canvas.findByText('Posts of User 3')
    const ofUser1 = world.network.hold('GET', 'userId=1')
    await step('User 1 is chosen, and User 2 before the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
      await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
      await expect(await canvas.findByText('Posts of User 2')).toBeVisible()
    })
    await step('the answer for User 1 comes, and goes to its own place in the cache', async () => {
      ofUser1.release()
      await waitFor(() => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 200]))
      await expect(canvas.getByText('Posts of User 2')).toBeVisible()
      await expect(shows(canvasElement)).toBe('User 2')
    })
  },
})

export const TheOtherAnswerIsThereAtOnce = TheChosenUserIsShown.extend({
  tags: ['proof'],
  play: async ({ canvas, userEvent, world }) => {
    await canvas.findByText('Posts of User 3')
    await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
    await waitFor(() => expect(world.log.entries().map(({ outcome }) => outcome)).toEqual([200, 200, 200]))
    await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
    await expect(await canvas.findByText('Posts of User 1')).toBeVisible()
    await expect(world.log.entries()).toHaveLength(3)
  },
})

export const ItsRecordSaysWhatHappened = TheLastAnswerIsShown.extend({
  tags: ['proof'],
  play: async ({ canvas, canvasElement, userEvent, world }) => {
    await canvas.findByText('Posts of User 3')
    const record = recordStage(canvasElement, shows)
    await userEvent.click(canvas.getByRole('button', { name: 'User 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'User 2' }))
    await canvas.findByText('✗ You chose User 2!')
    const { presses, requests, shown, frames } = record.end()

    await expect(presses.map(({ says }) => says)).toEqual(['User 1', 'User 2'])
    await expect(requests.map(({ id, says, outcome }) => `${id} ${says} ${outcome}`)).toEqual([
      '1 posts?userId=3 200',
      '2 posts?userId=1 200',
      '3 posts?userId=2 200',
    ])
    await expect(requests.map(({ from, to = NaN }) => Math.round(to - from))).toEqual(
      world.log.entries().map(({ durationMs }) => durationMs),
    )
    await expect(shown.map(({ says }) => says)).toEqual(['User 3', 'Loading...', 'User 2', 'User 1'])
    const kept = frames.at(-1)?.element
    await expect(kept?.textContent).toBe(canvasElement.textContent)
    await expect(kept?.inert).toBe(true)
  },
})
