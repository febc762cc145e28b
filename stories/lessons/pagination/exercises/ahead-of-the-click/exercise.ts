import type { Exercise } from '#course/exercise/exercise.ts'

export const aheadOfTheClick: Exercise = {
  id: 'pagination/ahead-of-the-click',
  title: 'Ahead of the click',
  task: 'Fetch the next page as soon as a page is here, so that Next works without a connection, and stop at the empty page after the last one.',
  hints: [
    'Fetching is no part of rendering: do it when a page has come. How long is a page good that came before the click? And who hears of it when it does not come?',
    'In an effect, `client.query(options)` fetches into the cache; it rejects when the request fails, and `.catch(noop)` drops that. `staleTime` says how long the answer is fresh.',
  ],
  path: 'stories/lessons/pagination/exercises/ahead-of-the-click/problem.tsx',
  lines: 24,
  storyId: 'components-exercises-pagination-ahead-of-the-click--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
