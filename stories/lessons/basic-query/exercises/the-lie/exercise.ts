import type { Exercise } from '#course/exercise/exercise.ts'

export const theLie: Exercise = {
  id: 'basic-query/the-lie',
  title: 'The lie',
  task: 'The server fails once, and the page says “undefined posts”: make it show the alert that is written below, and abort requests that no component waits for.',
  hints: [
    '`fetch` resolves for a 500, too. A query is in error when its function throws, and only then.',
    'Look at `response.ok`. And look at what the query function is given: its `signal` aborts when the last reader has left.',
  ],
  path: 'stories/lessons/basic-query/exercises/the-lie/problem.tsx',
  lines: 54,
  storyId: 'components-exercises-basic-query-the-lie--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
