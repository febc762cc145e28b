import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Task } from '#course/stage/task.ts'
import { prepareClock } from '#lab/clock/preparedClock.ts'
import type { World } from '#mocks/world.ts'
import { StaleAndGc } from '#screens/StaleAndGc.tsx'
import { FreshForTwoSeconds } from './demos/FreshForTwoSeconds.tsx'
import { GoneAtOnce } from './demos/GoneAtOnce.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({ title: 'Components/Lessons/Stale and gc/Tasks', tags: ['server', 'proof'] })

interface Doing {
  canvasElement: HTMLElement
  world: World
}

const isDone = (task: Task, { canvasElement, world }: Doing) =>
  task.isDone({ requests: world.log.entries(), stage: canvasElement })

export const FocusWhenStale = meta.story({
  render: () => <StaleAndGc />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const focus = () => userEvent.click(canvas.getByRole('button', { name: 'Focus the window' }))
    await canvas.findByText('Reads: 10 posts')
    await focus()
    await expect(isDone(tasks.focusWhenStale, context)).toBe(false)
    prepareClock().setSpeed(10)
    await canvas.findByText(/^stale:/)
    prepareClock().setSpeed(1)
    await focus()
    await waitFor(() => expect(isDone(tasks.focusWhenStale, context)).toBe(true))
  },
})

export const LetItGo = meta.story({
  parameters: { world: { network: { latencyMs: 400 } } },
  render: () => <StaleAndGc />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('Reads: 10 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Unmount' }))
    prepareClock().setSpeed(10)
    await canvas.findByText('gone')
    prepareClock().setSpeed(1)
    await expect(isDone(tasks.letItGo, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Mount' }))
    await waitFor(() => expect(isDone(tasks.letItGo, context)).toBe(true))
  },
})

export const ComeBackStale = meta.story({
  render: () => <FreshForTwoSeconds />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('10 posts, fresh')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await canvas.findByText(/^([3-9]|\d\d) s old$/)
    await expect(isDone(tasks.comeBackStale, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(isDone(tasks.comeBackStale, context)).toBe(true))
  },
})

export const EntryGoes = meta.story({
  parameters: { world: { network: { latencyMs: 400 } } },
  render: () => <GoneAtOnce />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('10 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await canvas.findByText('gone')
    await expect(isDone(tasks.entryGoes, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(isDone(tasks.entryGoes, context)).toBe(true))
  },
})
