import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const onlyWhatItShows: Exercise = {
  ...places,
  title: 'Only what it shows',
  task: 'A refetch that changes nothing renders the title twice: make it render only when the list or the error changes, and show both.',
  hints: [
    'The library keeps track of which fields of the result the component reads. Which ones does this one read, and which does it show?',
    'Spreading the result reads every field. Use the result as `useQuery` gives it, or take fields from it by name.',
  ],
}
