import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const twoAdds: Exercise = {
  ...places,
  title: 'Two adds',
  task: 'Add Milk, which fails, and Bread right after it: take Milk back, and never Bread.',
  hints: [
    'The snapshot of the first add is older than the second add. What else does a rollback to it take away?',
    'A rollback does not need the old list: `onError` gets the todo that failed, and `client.setQueryData` the list as it is now.',
  ],
}
