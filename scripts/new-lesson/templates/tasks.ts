import type { Task } from '#course/stage/task.ts'

export const threeWords: Task = {
  says: 'Type three words. Each key changes one state, and the count follows it.',
  isDone: ({ stage }) => stage.textContent.includes('3 words'),
}
