import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const oneNameEverywhere: Exercise = {
  ...places,
  title: 'One name everywhere',
  task: 'Show the new name in each of the four places as soon as the PATCH is answered, without a GET.',
  hints: [
    'The data of lists, infinite lists and details has three shapes, and each needs its own updater.',
    '`setQueriesData` reaches both lists. For the infinite list, return `{ ...data, pages: … }` with new pages; where there is no data, return what you got.',
  ],
}
