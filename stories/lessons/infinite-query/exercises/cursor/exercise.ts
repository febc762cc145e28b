import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const cursor: Exercise = {
  ...places,
  title: 'Cursor',
  task: 'While you read, another user deletes a post, and then restores it: show every post once, with one request for each page.',
  hints: [
    'After a deletion the posts behind it move one place up, so place 10 holds another post. After which post does your next page have to begin?',
    '`fetchAfter` answers with `{ posts, next }`. `getNextPageParam` gets that answer as the last page; the first page has no cursor, so `initialPageParam` is `null`.',
  ],
}
