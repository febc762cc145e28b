import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const asOldAsTheList: Exercise = {
  ...places,
  title: 'As old as the list',
  task: 'Show the whole post from the list right away, with no request while the list is younger than 30 seconds, and with one in the background when it is older.',
  hints: [
    'The post counts as new, although the list is not. The query has to be told how old it is.',
    "`initialDataUpdatedAt` takes a time in ms, or a function that returns one. `client.getQueryState(['posts'])` knows when the list arrived.",
  ],
}
