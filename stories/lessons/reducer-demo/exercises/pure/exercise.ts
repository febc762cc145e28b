import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const pureReducer: Exercise = {
  ...places,
  title: 'Pure',
  task: 'The number changes, but the checkbox does not: make the reducer pure, so that one row renders for each press.',
  hints: [
    'A row is memoized: it renders when it gets another object. Which object does the reducer put into the new list?',
    '`{ ...chore, done: !chore.done }` is a new chore, and leaves the old one as it was.',
  ],
}
