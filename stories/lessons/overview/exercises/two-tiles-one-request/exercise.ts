import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const twoTilesOneRequest: Exercise = {
  ...places,
  title: 'Two tiles, one request',
  task: 'Make both tiles share one request for the todos, while each of them still works alone.',
  hints: [
    'Look at the requests: the same list is fetched twice. How does the cache know that two queries are the same?',
    'Describe the query once, with `queryOptions`, and pass it to both calls of `useQuery`. Each tile counts what it needs from the list.',
  ],
  mayImport: ['#api/staleTime.ts'],
}
