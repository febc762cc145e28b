import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const ids: Exercise = {
  ...places,
  title: 'Ids',
  task: 'The list works, and its reducer is not pure: let the same state and the same action always give the same answer.',
  hints: [
    'The reducer is called twice with the same state and the same action. Which part of its result differs?',
    'The function `add` runs once for each press, and it need not be pure: an action can carry an id.',
  ],
}
