import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { prepareClock } from '#lab/clock/preparedClock.ts'
import { StaleAndGc } from '#screens/StaleAndGc.tsx'
import { StaleAndWaiting } from '../basic-query/demos/StaleAndWaiting.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Stale and gc/Tasks',
  tags: ['server', 'proof'],
  component: StaleAndGc,
  parameters: { world: { network: { latencyMs: 400 } } },
})

type Context = Parameters<typeof proves>[0] & Parameters<typeof press>[0]

export const FocusWhenStale = meta.story({
  play: async (context) => {
    await context.canvas.findByText('Reads: 10 posts')
    await press(context, 'Focus the window')
    await expect(isDoneOn(context, tasks.focusWhenStale)).toBe(false)
    await focusesWhenStale(context)
  },
})

export const LetItGo = meta.story({
  play: async (context) => {
    await context.canvas.findByText('Reads: 10 posts')
    await letsItGo(context)
  },
})

export const AskOnOccasions = meta.story({
  render: () => <StaleAndWaiting />,
  play: async (context) => {
    await context.canvas.findByText('10 posts, stale')
    const posts = context.world.network.hold('GET')
    await press(context, 'Return to this tab')
    await context.canvas.findByText('10 posts, stale, asking again...')
    posts.release()
    await context.canvas.findByText('10 posts, stale')
    await press(context, 'Leave')
    await proves(context, tasks.askOnOccasions, () => press(context, 'Come back'))
  },
})

async function focusesWhenStale(context: Context): Promise<void> {
  prepareClock().setSpeed(10)
  await context.canvas.findByText(/^stale:/)
  prepareClock().setSpeed(1)
  await proves(context, tasks.focusWhenStale, () => press(context, 'Focus the window'))
}

async function letsItGo(context: Context): Promise<void> {
  await press(context, 'Unmount')
  prepareClock().setSpeed(10)
  await context.canvas.findByText('gone')
  prepareClock().setSpeed(1)
  await proves(context, tasks.letItGo, () => press(context, 'Mount'))
}
