import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const theMissingKey: Exercise = {
  ...places,
  title: 'The missing key',
  task: 'Make the list show the posts of the user that is chosen, and keep what each choice has loaded.',
  hints: [
    'The query function reads a value that can change. Where does the cache learn of it?',
    'An array in `queryKey` may hold any value: names, numbers, objects. Each different key is an entry of its own.',
  ],
}
