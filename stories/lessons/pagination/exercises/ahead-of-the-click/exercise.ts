import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const aheadOfTheClick: Exercise = {
  ...places,
  title: 'Ahead of the click',
  task: 'Fetch the next page as soon as a page has arrived, so that Next works without a connection, and stop at the empty page after the last one.',
  hints: [
    'Fetching is not part of rendering: do it once a page has arrived. How long is a page good for that was fetched before the click? And if that request fails, what happens to the error?',
    'In an effect, `client.query(options)` fetches into the cache; it rejects when the request fails, and `.catch(noop)` drops the error. `staleTime` says how long the answer is fresh.',
  ],
}
