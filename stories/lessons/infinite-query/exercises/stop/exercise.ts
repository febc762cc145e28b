import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const stop: Exercise = {
  ...places,
  title: 'Stop',
  task: 'This server sends up to ten posts a page, and no total: load all 20 posts, and end the list as soon as you can know that it has ended.',
  hints: [
    '`getNextPageParam` always returns a number, so there is always a next page. What does the last page look like when there is none?',
    'Return `undefined` when there is no next page. `lastPage` is the answer for the last page: here an array of posts.',
  ],
}
