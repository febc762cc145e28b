import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Task } from '#course/stage/task.ts'
import type { World } from '#mocks/world.ts'
import { Overview } from '#screens/Overview.tsx'
import * as tasks from './tasks.ts'

const meta = preview.meta({ title: 'Components/Lessons/Overview/Tasks', tags: ['server', 'proof'] })

interface Doing {
  canvasElement: HTMLElement
  world: World
}

const isDone = (task: Task, { canvasElement, world }: Doing) =>
  task.isDone({ requests: world.log.entries(), stage: canvasElement })

export const RetryOne = meta.story({
  parameters: { world: { network: { failing: { method: 'GET', times: 1 } } } },
  render: () => <Overview />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('alert')
    await expect(isDone(tasks.retryOne, context)).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Todos' }))
    await waitFor(() => expect(isDone(tasks.retryOne, context)).toBe(true))
  },
})
