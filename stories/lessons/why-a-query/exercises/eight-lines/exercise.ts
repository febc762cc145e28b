import type { Exercise } from '#course/exercise/exercise.ts'

export const eightLines: Exercise = {
  id: 'why-a-query/eight-lines',
  title: 'Eight lines',
  task: 'Replace the effect by a query, so that both components share one request, coming back within 10 seconds makes none, and a failed request is an alert with a Retry button.',
  hints: [
    '`useQuery` of `@tanstack/react-query` takes a `queryKey` and a `queryFn`. It returns `data`, `error` and `refetch`, so nothing is left to be kept in state.',
    'The key names the answer: it needs the user. `staleTime` says for how many milliseconds an answer is good without another request.',
  ],
  path: 'stories/lessons/why-a-query/exercises/eight-lines/problem.tsx',
  lines: 48,
  storyId: 'components-exercises-why-a-query-eight-lines--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
