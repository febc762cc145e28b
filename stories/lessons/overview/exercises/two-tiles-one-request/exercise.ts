import type { Exercise } from '#course/exercise/exercise.ts'

export const twoTilesOneRequest: Exercise = {
  id: 'overview/two-tiles-one-request',
  title: 'Two tiles, one request',
  task: 'Let both tiles share one request for the todos, and let each of them work alone, too.',
  hints: [
    'Look at the requests: the same list comes twice. What does the cache take for the same question?',
    'Describe the query once, with `queryOptions`, and give it to both `useQuery`. Each tile counts what it needs of the list.',
  ],
  path: 'stories/lessons/overview/exercises/two-tiles-one-request/problem.tsx',
  lines: 33,
  storyId: 'components-exercises-overview-two-tiles-one-request--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
