import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const ids: Exercise = {
  ...places,
  title: 'Ids',
  task: 'The list works, but its reducer is not pure: make the same state and the same action always give the same result.',
  hints: [
    'The reducer is called twice with the same state and the same action. Which part of its result differs?',
    'The function `add` runs once for each press, and it need not be pure: an action can carry an id.',
  ],
}
