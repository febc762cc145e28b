import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const twoFiltersOneClick: Exercise = {
  ...places,
  title: 'Two filters, one click',
  task: 'Make one press set the filter and the sorting and keep the other parameters, and one press on Back undo both.',
  hints: [
    '`setParam` is called twice. Which parameters does the second call start from?',
    'The function that you give to `setParams` can set as many parameters as you like before it returns them.',
  ],
}
