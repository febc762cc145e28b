import type { Exercise } from '#course/exercise/exercise.ts'

export const savedButInvisible: Exercise = {
  id: 'todo-demo/saved-but-invisible',
  title: 'Saved but invisible',
  task: 'After an add, show the list as the server has it now, and keep the button busy until that list is here.',
  hints: [
    'The server saves Milk. Nothing tells the cache that its list is out of date.',
    'A mutation’s `onSuccess` can call `client.invalidateQueries`. The mutation stays pending until the promise that it returns is fulfilled.',
  ],
  path: 'stories/lessons/todo-demo/exercises/saved-but-invisible/problem.tsx',
  lines: 38,
  storyId: 'components-exercises-todo-demo-saved-but-invisible--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
