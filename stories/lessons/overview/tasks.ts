import type { Task } from '#course/stage/task.ts'

export const retryOne: Task = {
  says: 'Press Retry. Exactly one request is added, and exactly one count changes.',
  isDone: ({ requests }) =>
    requests.some(({ outcome }) => outcome === 500) &&
    requests.filter(({ path, outcome }) => path === 'todos' && outcome === 200).length === 1,
}
