import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const aheadOfTheClick: Exercise = {
  ...places,
  title: 'Ahead of the click',
  task: 'Fetch the next page as soon as a page is here, so that Next works without a connection, and stop at the empty page after the last one.',
  hints: [
    'Fetching is no part of rendering: do it when a page has come. For how long is a page good that came before the click? And what becomes of the error when it does not come?',
    'In an effect, `client.query(options)` fetches into the cache; it rejects when the request fails, and `.catch(noop)` drops that. `staleTime` says how long the answer is fresh.',
  ],
}
