import type { Exercise } from '#course/exercise/exercise.ts'

export const cursor: Exercise = {
  id: 'infinite-query/cursor',
  title: 'Cursor',
  task: 'Another user deletes a post while you read on, and then takes that back: show every post once, with one request for each page.',
  hints: [
    'A place in a list is another one after each deletion. After which post does your next page have to begin?',
    '`fetchAfter` answers with `{ posts, next }`. `getNextPageParam` gets that answer as the last page; the first page has no cursor, so `initialPageParam` is `null`.',
  ],
  path: 'stories/lessons/infinite-query/exercises/cursor/problem.tsx',
  lines: 37,
  storyId: 'components-exercises-infinite-query-cursor--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
