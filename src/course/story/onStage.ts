import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { seenIn } from '#course/demo/task.ts'
import type { Task } from '#course/demo/task.ts'

type StoryOnStage = Pick<StoryContext, 'canvasElement' | 'world'>

/** Whether a task is done by what stands on a stage, and by what its world has requested. */
export function isDoneOn(stage: StoryOnStage, task: Task): boolean {
  return task.isDone(seenIn(stage))
}

/** Proves that a task is not done yet, and that it is done a while after a deed, or by itself. */
export async function proves(stage: StoryOnStage, task: Task, deed?: () => unknown): Promise<void> {
  await expect(isDoneOn(stage, task), `done before: ${task.says}`).toBe(false)
  await deed?.()
  await waitFor(() => expect(isDoneOn(stage, task), `done: ${task.says}`).toBe(true), { timeout: 8000 })
}
