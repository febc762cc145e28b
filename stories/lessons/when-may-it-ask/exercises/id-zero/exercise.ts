import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const idZero: Exercise = {
  ...places,
  title: 'Id zero',
  task: 'Ask for the author’s posts as soon as the author is known, whatever their id is, but never before, and make Refresh ask for them again.',
  hints: [
    'The first user of this server has the id 0, and `Boolean(0)` is `false`. Compare the id with `undefined`.',
    'Refresh calls `refetch()`, which runs `queryFn` no matter what `enabled` says. `skipToken` takes the place of `queryFn` while there is no id, and the assertion `as number` can go.',
  ],
}
