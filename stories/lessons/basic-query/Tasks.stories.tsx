import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Task } from '#course/stage/task.ts'
import type { World } from '#mocks/world.ts'
import { BasicQuery } from '#screens/BasicQuery.tsx'
import { LeaveAndReturn } from './demos/LeaveAndReturn.tsx'
import { StaleAndWaiting } from './demos/StaleAndWaiting.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({ title: 'Components/Lessons/Basic Query/Tasks', tags: ['server', 'proof'] })

interface Doing {
  canvasElement: HTMLElement
  world: World
}

const isDone = (task: Task, { canvasElement, world }: Doing) =>
  task.isDone({ requests: world.log.entries(), stage: canvasElement })

export const BackToUser1 = meta.story({
  render: () => <BasicQuery />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('100 posts')
    const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
    for (const user of ['User 1', 'User 2']) {
      await userEvent.selectOptions(filter, user)
      await canvas.findByText('10 posts')
      await expect(isDone(tasks.backToUser1, context)).toBe(false)
    }
    await userEvent.selectOptions(filter, 'User 1')
    await waitFor(() => expect(isDone(tasks.backToUser1, context)).toBe(true))
  },
})

export const LeaveBeforeTheAnswer = meta.story({
  parameters: { world: { network: { latencyMs: 400 } } },
  render: () => <BasicQuery />,
  play: async (context) => {
    const { canvas, userEvent, world } = context
    await canvas.findByText('100 posts')
    const filter = canvas.getByRole('combobox', { name: 'Filter by user' })
    await userEvent.selectOptions(filter, 'User 2')
    await waitFor(() => expect(world.log.entries()).toHaveLength(2))
    await expect(isDone(tasks.leaveBeforeTheAnswer, context)).toBe(false)
    await userEvent.selectOptions(filter, 'User 3')
    await waitFor(() => expect(isDone(tasks.leaveBeforeTheAnswer, context)).toBe(true))
  },
})

export const AskAgain = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: Infinity } } } },
  render: () => <BasicQuery />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('alert')
    await expect(isDone(tasks.askAgain, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(isDone(tasks.askAgain, context)).toBe(true))
  },
})

export const ComeBackWhileFresh = meta.story({
  render: () => <LeaveAndReturn />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('100 posts')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the screen' }))
    await expect(isDone(tasks.comeBackWhileFresh, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(isDone(tasks.comeBackWhileFresh, context)).toBe(true))
  },
})

export const RefreshByFocus = meta.story({
  render: () => <StaleAndWaiting />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('10 posts, stale')
    await expect(isDone(tasks.refreshByFocus, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Return to this tab' }))
    await waitFor(() => expect(isDone(tasks.refreshByFocus, context)).toBe(true))
  },
})
