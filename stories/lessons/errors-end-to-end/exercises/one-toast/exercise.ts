import type { Exercise } from '#course/exercise/exercise.ts'

export const oneToast: Exercise = {
  id: 'errors-end-to-end/one-toast',
  title: 'One toast',
  task: 'Show one toast for each time that the query fails for good, whichever components read it, and keep the old posts on the page.',
  hints: [
    'The query function runs for each attempt, and an effect for each component. What is there once for all of them, and knows when the last retry has failed?',
    'A `QueryClient` takes a `queryCache`, and `new QueryCache({ … })` takes callbacks for all queries.',
  ],
  path: 'stories/lessons/errors-end-to-end/exercises/one-toast/problem.tsx',
  lines: 50,
  storyId: 'components-exercises-errors-end-to-end-one-toast--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
