import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const migrateTheStoredCart: Exercise = {
  ...places,
  title: 'Migrate the stored cart',
  task: 'A customer comes back with two pens and a book, stored by an older version of the shop: keep them in the cart.',
  hints: [
    'The stored state has the shape of version 0. How does `persist` know that your state has a new shape, and who converts the old one?',
    '`version: 1` says that the shape has changed. `migrate: (stored) => …` gets the old state, and returns the new one.',
  ],
}
