import type { Exercise } from '#course/exercise/exercise.ts'

export const oneNameEverywhere: Exercise = {
  id: 'which-entries-changed/one-name-everywhere',
  title: 'One name everywhere',
  task: 'Show the new name in each of the four places as soon as the PATCH is answered, without a GET.',
  hints: [
    'Lists, infinite lists and details have data of three shapes. Each shape needs an updater of its own.',
    '`setQueriesData` reaches both lists. For the infinite list, return `{ ...data, pages: … }` with new pages; where there is no data, return it as it is.',
  ],
  path: 'stories/lessons/which-entries-changed/exercises/one-name-everywhere/problem.tsx',
  lines: 34,
  storyId: 'components-exercises-which-entries-changed-one-name-everywhere--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
