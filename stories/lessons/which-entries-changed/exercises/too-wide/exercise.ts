import type { Exercise } from '#course/exercise/exercise.ts'

export const tooWide: Exercise = {
  id: 'which-entries-changed/too-wide',
  title: 'Too wide',
  task: 'A post was added: bring the lists of posts up to date, fetch only those on the screen, and leave the detail and the todos alone.',
  hints: [
    '`invalidateQueries` without a filter matches every entry. What do the keys of the three lists have in common?',
    'A `queryKey` in a filter matches each key that begins like it. `exact`, `type` and `refetchType` change more than you need.',
  ],
  path: 'stories/lessons/which-entries-changed/exercises/too-wide/problem.tsx',
  lines: 21,
  storyId: 'components-exercises-which-entries-changed-too-wide--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
