import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const theMissingKey: Exercise = {
  ...places,
  title: 'The missing key',
  task: 'Make the list show the posts of the chosen user, and keep what each choice has loaded.',
  hints: [
    'The query function reads a value that can change. How does the cache find out?',
    'An array in `queryKey` may hold any value: names, numbers, objects. Each different key has a separate entry.',
  ],
}
