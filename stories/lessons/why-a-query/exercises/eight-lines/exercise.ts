import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const eightLines: Exercise = {
  ...places,
  title: 'Eight lines',
  task: 'Replace the effect with a query, so that both components share one request, coming back within 10 seconds makes none, and a failed request is an alert with a Retry button.',
  hints: [
    '`useQuery` of `@tanstack/react-query` takes a `queryKey` and a `queryFn`. It returns `data`, `error` and `refetch`, so nothing is left to be kept in state.',
    'The key names the answer: it needs the user. `staleTime` says for how many milliseconds an answer is good without another request.',
  ],
}
