import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const toggleInTwoPlaces: Exercise = {
  ...places,
  title: 'Toggle in two places',
  task: 'Make a toggle change the list and the detail right away, let no older list and no other toggle take it back, and have both match the server in the end.',
  hints: [
    'The list and the detail are two entries of the cache. A toggle has to change both.',
    'In `onMutate`: `client.cancelQueries`, then `client.setQueryData` for each key. In `onSettled`: `client.invalidateQueries`, once no other toggle is pending.',
  ],
}
