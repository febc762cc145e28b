import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const sampleExercise: Exercise = {
  ...places,
  title: 'Sample Exercise',
  task: 'Make the note count its words, not its letters.',
  hints: ['What lies between two words, and how much of it?', '`split` takes a regular expression, too.'],
}
