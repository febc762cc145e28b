import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const twoTilesOneRequest: Exercise = {
  ...places,
  title: 'Two tiles, one request',
  task: 'Let both tiles share one request for the todos, and let each of them work alone, too.',
  hints: [
    'Look at the requests: the same list comes twice. What does the cache take for the same question?',
    'Describe the query once, with `queryOptions`, and give it to both `useQuery`. Each tile counts what it needs of the list.',
  ],
  mayImport: ['#api/staleTime.ts'],
}
