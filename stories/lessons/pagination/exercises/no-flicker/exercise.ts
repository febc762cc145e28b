import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const noFlicker: Exercise = {
  ...places,
  title: 'No flicker',
  task: 'Keep the posts of the previous page until the next page has arrived, and meanwhile say that they are old.',
  hints: [
    'Page 2 has a key of its own, and its entry begins without data. Something has to stand in for it. `TurnPages` takes an `isOld`.',
    '`placeholderData: keepPreviousData` stands in, and `isPlaceholderData` tells a placeholder from the page itself.',
  ],
  mayImport: ['#api/staleTime.ts'],
}
