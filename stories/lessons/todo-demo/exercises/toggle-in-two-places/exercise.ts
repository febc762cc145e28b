import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const toggleInTwoPlaces: Exercise = {
  ...places,
  title: 'Toggle in two places',
  task: 'Make a toggle change the list and the detail at once, and let both end as the server has them, whatever else is on its way.',
  hints: [
    'The list and the detail are two entries of the cache. The add of the lesson changes one entry. A toggle has to change both.',
    'In `onMutate`: `client.cancelQueries`, then `client.setQueryData` for each key. In `onSettled`: `client.invalidateQueries`.',
  ],
}
