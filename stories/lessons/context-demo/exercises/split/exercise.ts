import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const split: Exercise = {
  ...places,
  title: 'Split',
  task: 'Each letter of the comment makes the language render, too: make each part render only when what it shows has changed.',
  hints: [
    'The value is memoized, and it still changes with each letter. Who reads it, and what does each reader need from it?',
    'A second `createContext`, with its own provider and its own value. That value, too, has to stay the same: `useMemo`.',
  ],
  mayImport: ['zustand'],
}
