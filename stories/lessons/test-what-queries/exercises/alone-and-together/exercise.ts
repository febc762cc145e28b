import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const aloneAndTogether: Exercise = {
  ...places,
  title: 'Alone and together',
  task: 'Fix what both tests share, so that each of them passes alone, after the other, and on a server that fails once.',
  hints: [
    'What does the second test find in the cache, and who put it there? And how long does the query wait before it says that it has failed?',
    '`createWrapper` runs once for each test, and `Wrapper` for each render. `defaultOptions: { queries: { … } }` of a `QueryClient` has the option that keeps a query from retrying.',
  ],
}
