import type { Exercise } from '#course/exercise/exercise.ts'

export const idZero: Exercise = {
  id: 'when-may-it-ask/id-zero',
  title: 'Id zero',
  task: 'Ask for the author’s posts as soon as the author is known, whatever their id is, and never before.',
  hints: [
    'The first user of this server has the id 0. What is `Boolean(0)`? The question is not whether the id is true, but whether there is one.',
    'Refresh calls `refetch()`, which runs `queryFn` whatever `enabled` says. `skipToken` takes the place of `queryFn` while there is no id, and the assertion `as number` can go.',
  ],
  path: 'stories/lessons/when-may-it-ask/exercises/id-zero/problem.tsx',
  lines: 37,
  storyId: 'components-exercises-when-may-it-ask-id-zero--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
