import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const comeBackAfterLogin: Exercise = {
  ...places,
  title: 'Come back after login',
  task: 'Lead everybody who logs in to the whole address that they asked for, and let Back lead to where they came from.',
  hints: [
    'The guard knows the address, the login page needs it. And each step adds an entry to the history, unless you say otherwise.',
    '`useLocation` has `pathname`, `search`, `hash` and `state`. `Navigate` takes a `state` and `replace`.',
  ],
}
