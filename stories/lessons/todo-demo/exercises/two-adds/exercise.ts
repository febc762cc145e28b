import type { Exercise } from '#course/exercise/exercise.ts'

export const twoAdds: Exercise = {
  id: 'todo-demo/two-adds',
  title: 'Two adds',
  task: 'Add Milk, which fails, and Bread right after it: take Milk back, and never Bread.',
  hints: [
    'The snapshot of the first add is older than the second add. What else does a rollback to it take away?',
    'A rollback does not need the old list: `onError` gets the todo that failed, and `client.setQueryData` the list as it is now.',
  ],
  path: 'stories/lessons/todo-demo/exercises/two-adds/problem.tsx',
  lines: 48,
  storyId: 'components-exercises-todo-demo-two-adds--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
