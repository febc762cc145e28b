import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const oneNameEverywhere: Exercise = {
  ...places,
  title: 'One name everywhere',
  task: 'Show the new name in each of the four places as soon as the PATCH is answered, without a GET.',
  hints: [
    'Lists, infinite lists and details have data of three shapes. Each shape needs an updater of its own.',
    '`setQueriesData` reaches both lists. For the infinite list, return `{ ...data, pages: … }` with new pages; where there is no data, return it as it is.',
  ],
}
