import type { Task } from '#course/demo/task.ts'

/** Asks a second time. */
export const askAgain: Task = {
  says: 'Press Ask again. A second request leaves, and the posts stay where they are.',
  isDone: ({ requests }) => requests.filter(({ outcome }) => outcome === 200).length >= 2,
}

/** Waits for the first answer. */
export const readTheCount: Task = {
  says: 'Wait until the demo says how many posts there are.',
  isDone: ({ stage }) => stage.textContent.includes('10 posts'),
}
