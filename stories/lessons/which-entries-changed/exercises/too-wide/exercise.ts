import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const tooWide: Exercise = {
  ...places,
  title: 'Too wide',
  task: 'A post was added: bring the lists of posts up to date, fetch only those on the screen, and leave the detail and the todos alone.',
  hints: [
    '`invalidateQueries` without a filter matches every entry. What do the keys of the three lists have in common?',
    'A `queryKey` in a filter matches each key that begins with it. `exact`, `type` and `refetchType` change more than you need.',
  ],
}
