import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const whichZero: Exercise = {
  ...places,
  title: 'Which zero?',
  task: 'Say Loading while the count is unknown, show an alert with a Retry button whenever the server fails, and never hide a count that you have.',
  hints: [
    'A query has three states. In which of them is 0 a count? `Tile` takes a `note`, which can be any React node.',
    '`isPending`, `isError` and `data` tell you what you have; `error.message` and `refetch` are for the alert and its button. There can be an error and data at the same time.',
  ],
  mayImport: ['#screens/parts/CountTile.tsx', '#ui/Alert.tsx'],
}
