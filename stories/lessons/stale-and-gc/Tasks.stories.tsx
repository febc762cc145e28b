import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { press } from '#course/story/acting.ts'
import { isDoneOn, proves } from '#course/story/onStage.ts'
import { prepareClock } from '#lab/clock/preparedClock.ts'
import { StaleAndGc } from '#screens/StaleAndGc.tsx'
import { FreshForTwoSeconds } from './demos/FreshForTwoSeconds.tsx'
import { GoneAtOnce } from './demos/GoneAtOnce.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Stale and gc/Tasks',
  tags: ['server', 'proof'],
  component: StaleAndGc,
})

export const FocusWhenStale = meta.story({
  play: async (context) => {
    await context.canvas.findByText('Reads: 10 posts')
    await press(context, 'Focus the window')
    await expect(isDoneOn(context, tasks.focusWhenStale)).toBe(false)
    prepareClock().setSpeed(10)
    await context.canvas.findByText(/^stale:/)
    prepareClock().setSpeed(1)
    await proves(context, tasks.focusWhenStale, () => press(context, 'Focus the window'))
  },
})

export const LetItGo = meta.story({
  parameters: { world: { network: { latencyMs: 400 } } },
  play: async (context) => {
    await context.canvas.findByText('Reads: 10 posts')
    await press(context, 'Unmount')
    prepareClock().setSpeed(10)
    await context.canvas.findByText('gone')
    prepareClock().setSpeed(1)
    await proves(context, tasks.letItGo, () => press(context, 'Mount'))
  },
})

export const ComeBackStale = meta.story({
  render: () => <FreshForTwoSeconds />,
  play: async (context) => {
    await context.canvas.findByText('10 posts, fresh')
    await press(context, 'Leave')
    await context.canvas.findByText(/^([3-9]|\d\d) s old$/)
    await proves(context, tasks.comeBackStale, () => press(context, 'Come back'))
  },
})

export const EntryGoes = meta.story({
  parameters: { world: { network: { latencyMs: 400 } } },
  render: () => <GoneAtOnce />,
  play: async (context) => {
    await context.canvas.findByText('10 posts')
    await press(context, 'Leave')
    await context.canvas.findByText('gone')
    await proves(context, tasks.entryGoes, () => press(context, 'Come back'))
  },
})
