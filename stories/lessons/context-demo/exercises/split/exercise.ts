import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const split: Exercise = {
  ...places,
  title: 'Split',
  task: 'Each letter of the comment makes the language render: let each part render only for what it shows.',
  hints: [
    'The value is memoized, and it still changes with each letter. Who reads it, and what does each of them need of it?',
    'A second `createContext`, with its own provider and its own value. That value, too, has to stay the same: `useMemo`.',
  ],
  mayImport: ['zustand'],
}
