import type { Exercise } from '#course/exercise/exercise.ts'

export const derive: Exercise = {
  id: 'reducer-demo/derive',
  title: 'Derive',
  task: 'Check a chore, then delete it: make the number of chores that are done right in every render.',
  hints: [
    'The number is kept beside the list, so each action has to remember it. Is there anything in it that the list does not know?',
    'Count while rendering: `chores.filter((chore) => chore.done).length`. Then the state needs no `done`, and no effect.',
  ],
  path: 'stories/lessons/reducer-demo/exercises/derive/problem.tsx',
  lines: 69,
  storyId: 'components-exercises-reducer-demo-derive--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
