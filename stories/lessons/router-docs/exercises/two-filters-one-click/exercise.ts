import type { Exercise } from '#course/exercise/exercise.ts'

export const twoFiltersOneClick: Exercise = {
  id: 'router-docs/two-filters-one-click',
  title: 'Two filters, one click',
  task: 'Let one press set the filter and the sorting, and let one press on Back undo both.',
  hints: [
    '`setParam` is called twice. Which parameters does the second call begin with?',
    'One call of `setParams` can set as many parameters as you like before it returns them.',
  ],
  path: 'stories/lessons/router-docs/exercises/two-filters-one-click/problem.tsx',
  lines: 26,
  storyId: 'components-exercises-router-docs-two-filters-one-click--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
