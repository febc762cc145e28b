import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const theLie: Exercise = {
  ...places,
  title: 'The lie',
  task: 'The server fails once, and the page says “undefined posts”: make it show the alert that is already in the code, and abort requests that no component is waiting for.',
  hints: [
    '`fetch` resolves for a 500, too. A query is in error when its function throws, and only then.',
    'Look at `response.ok`. And look at what the query function is given: its `signal` aborts when the last reader has left.',
  ],
  mayImport: ['#api/ApiError.ts', '#api/ApiProvider.tsx', '#contract/post.ts', 'valibot'],
}
