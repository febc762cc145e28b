import type { Exercise } from '#course/exercise/exercise.ts'

export const pureReducer: Exercise = {
  id: 'reducer-demo/pure',
  title: 'Pure',
  task: 'The number changes and the checkbox does not: make the reducer pure, so that one row renders for each press.',
  hints: [
    'A row is memoized: it renders when it gets another object. Which object does the reducer put into the new list?',
    '`{ ...chore, done: !chore.done }` is a new chore, and leaves the old one as it was.',
  ],
  path: 'stories/lessons/reducer-demo/exercises/pure/problem.tsx',
  lines: 35,
  storyId: 'components-exercises-reducer-demo-pure--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
