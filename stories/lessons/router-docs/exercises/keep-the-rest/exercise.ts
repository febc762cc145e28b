import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const keepTheRest: Exercise = {
  ...places,
  title: 'Keep the rest',
  task: 'Open the settings tab, and keep the path and the other parameters.',
  hints: [
    'Read the address before and after. `setParams({ … })` replaces all the parameters.',
    '`setParams` takes a function, too. It gets the current parameters, a `URLSearchParams`, whose `set` changes one of them.',
  ],
}
