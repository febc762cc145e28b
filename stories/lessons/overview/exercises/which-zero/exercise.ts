import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const whichZero: Exercise = {
  ...places,
  title: 'Which zero?',
  task: 'Say Loading while the count is not known, show an alert with a Retry button whenever the server fails, and never hide a count that is there.',
  hints: [
    'A query has three states. In which of them is 0 a count? `Tile` takes a `note`, which can be any React node.',
    '`isPending`, `isError` and `data` say what there is; `error.message` and `refetch` what to show and to do. An error can come beside data.',
  ],
  mayImport: ['#screens/parts/CountTile.tsx', '#ui/Alert.tsx'],
}
