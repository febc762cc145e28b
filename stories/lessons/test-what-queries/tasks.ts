import type { Task } from '#course/demo/task.ts'

export const runTheTests: Task = {
  says: 'Press Run the tests. On how many of the seven pages does the test pass?',
  isDone: ({ stage }) => stage.textContent.includes('tests of 7 passed'),
}
