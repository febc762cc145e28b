import type { Exercise } from '#course/exercise/exercise.ts'

export const split: Exercise = {
  id: 'context-demo/split',
  title: 'Split',
  task: 'Each letter of the comment makes the language render: let each part render only for what it shows.',
  hints: [
    'The value is memoized, and it still changes with each letter. Who reads it, and what does each of them need of it?',
    'A second `createContext`, with its own provider and its own value. That value, too, has to stay the same: `useMemo`.',
  ],
  path: 'stories/lessons/context-demo/exercises/split/problem.tsx',
  lines: 79,
  storyId: 'components-exercises-context-demo-split--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
