import type { Exercise } from '#course/exercise/exercise.ts'

export const noFlicker: Exercise = {
  id: 'pagination/no-flicker',
  title: 'No flicker',
  task: 'Keep the posts of the page before until the next page is here, and say meanwhile that they are the old ones.',
  hints: [
    'Page 2 is a key of its own, and its entry begins without data. Something has to stand in for it. `TurnPages` takes an `isOld`.',
    '`placeholderData: keepPreviousData` stands in. What tells a placeholder from the page itself is `isPlaceholderData`.',
  ],
  path: 'stories/lessons/pagination/exercises/no-flicker/problem.tsx',
  lines: 24,
  storyId: 'components-exercises-pagination-no-flicker--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
