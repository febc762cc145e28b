import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const theEndlessSpinner: Exercise = {
  ...places,
  title: 'The endless spinner',
  task: 'Show the loading line while the first fetch is running, and at no other time (the network mode is `always`, so the query never waits for a connection).',
  hints: [
    'Nobody is chosen, so the query is disabled. Find its cell in the table: what is its `status`, and what is its `fetchStatus`?',
    '`isPending` looks at one of the two states, and so does `isFetching`. One field looks at both.',
  ],
}
