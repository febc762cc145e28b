import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const bothAtOnce: Exercise = {
  ...places,
  title: 'Both at once',
  task: 'Let both requests leave before the first answer arrives, and keep what the boundaries do: a first load that fails shows its error, and a refresh that fails leaves the old numbers.',
  hints: [
    'The second hook is called too late. What could start its request before the first hook waits?',
    '`useSuspenseQueries({ queries: [ … ] })` starts all of its queries, and then waits for all of them.',
  ],
}
