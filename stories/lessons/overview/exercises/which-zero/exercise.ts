import type { Exercise } from '#course/exercise/exercise.ts'

export const whichZero: Exercise = {
  id: 'overview/which-zero',
  title: 'Which zero?',
  task: 'Say Loading while the count is not known, show an alert with a Retry button when the server fails, and never hide a count that is there.',
  hints: [
    'A query has three states. In which of them is 0 a count? `Tile` takes a `note`, which can be any React node.',
    '`isPending`, `isError` and `data` say what there is; `error.message` and `refetch` what to show and to do. An error can come beside data.',
  ],
  path: 'stories/lessons/overview/exercises/which-zero/problem.tsx',
  lines: 21,
  storyId: 'components-exercises-overview-which-zero--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
