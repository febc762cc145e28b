import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Task } from '#course/stage/task.ts'
import type { World } from '#mocks/world.ts'
import { ErrorsEndToEnd } from '#screens/ErrorsEndToEnd.tsx'
import { faster } from './demos/fastForward.ts'
import * as tasks from './tasks.ts'

const meta = preview.meta({
  title: 'Components/Lessons/Errors end to end/Tasks',
  tags: ['server', 'proof'],
  component: ErrorsEndToEnd,
})

interface Doing {
  canvasElement: HTMLElement
  world: World
}

const isDone = (task: Task, { canvasElement, world }: Doing) =>
  task.isDone({ requests: world.log.entries(), stage: canvasElement })

export const Recover = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
    await canvas.findByText(/^asks again in/)
    await expect(isDone(tasks.recover, context)).toBe(false)
    await faster(() => waitFor(() => expect(isDone(tasks.recover, context)).toBe(true), { timeout: 5000 }))
  },
})

export const AskFor404 = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server' }), '404')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
    await faster(() => canvas.findByText(/^No posts after 4 requests/, {}, { timeout: 5000 }))
    await expect(isDone(tasks.askFor404, context)).toBe(false)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'retry' }), 'no-4xx')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the server' }))
    await waitFor(() => expect(isDone(tasks.askFor404, context)).toBe(true))
  },
})
