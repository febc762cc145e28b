import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const select: Exercise = {
  ...places,
  title: 'Select',
  task: 'Adding a pear renders the apples, too, although they stay the same: make them render only when their own number changes.',
  hints: [
    'What does the hook give to `Apples`, and how much of it does `Apples` show?',
    'The hook takes a selector: a function from the state to what the component shows, such as `(state) => state.apples`.',
  ],
  mayImport: ['zustand/react/shallow'],
}
