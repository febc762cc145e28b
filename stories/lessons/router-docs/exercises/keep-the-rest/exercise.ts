import type { Exercise } from '#course/exercise/exercise.ts'

export const keepTheRest: Exercise = {
  id: 'router-docs/keep-the-rest',
  title: 'Keep the rest',
  task: 'Open the settings tab, and leave everything else in the address as it is.',
  hints: [
    'Read the address before and after. `setParams({ … })` says what all the parameters are from now on.',
    '`setParams` takes a function, too. It gets the current parameters, a `URLSearchParams`, whose `set` changes one of them.',
  ],
  path: 'stories/lessons/router-docs/exercises/keep-the-rest/problem.tsx',
  lines: 18,
  storyId: 'components-exercises-router-docs-keep-the-rest--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
