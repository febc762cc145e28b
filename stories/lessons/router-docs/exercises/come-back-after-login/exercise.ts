import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const comeBackAfterLogin: Exercise = {
  ...places,
  title: 'Come back after login',
  task: 'After a login, show the whole address that led to it, or the start page if there was none, and make Back lead to where the visitor came from.',
  hints: [
    'The guard knows the address, and the login page needs it. And by default each step adds an entry to the history.',
    '`useLocation` has `pathname`, `search`, `hash` and `state`. `Navigate` takes a `state` and `replace`.',
  ],
}
