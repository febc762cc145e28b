import type { Task } from '#course/demo/task.ts'

export const retryOne: Task = {
  says: 'Press Retry. How many requests leave, and how many of the four counts change?',
  isDone: ({ requests }) =>
    requests.some(({ outcome }) => outcome === 500) &&
    requests.filter(({ path, outcome }) => path === 'todos' && outcome === 200).length === 1,
}
