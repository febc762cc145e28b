import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const toggleInTwoPlaces: Exercise = {
  ...places,
  title: 'Toggle in two places',
  task: 'Make a toggle change the list and the detail at once, and let Tea end in both as the server has it, even if an older list is on its way.',
  hints: [
    'The list and the detail are two entries of the cache. The add of the lesson changes one entry. A toggle has to change both.',
    'In `onMutate`: `client.cancelQueries`, then `client.setQueryData` for each key. In `onSettled`: `client.invalidateQueries`.',
  ],
}
