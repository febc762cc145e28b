import type { Exercise } from '#course/exercise/exercise.ts'

export const ids: Exercise = {
  id: 'reducer-demo/ids',
  title: 'Ids',
  task: 'The list works, and its reducer is not pure: let the same state and the same action always give the same answer.',
  hints: [
    'The reducer is called twice with the same state and the same action. Which part of its result differs?',
    'The function `add` runs once for each press, and it need not be pure: an action can carry an id.',
  ],
  path: 'stories/lessons/reducer-demo/exercises/ids/problem.tsx',
  lines: 47,
  storyId: 'components-exercises-reducer-demo-ids--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
