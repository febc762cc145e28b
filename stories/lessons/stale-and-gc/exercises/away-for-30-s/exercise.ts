import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const awayFor30S: Exercise = {
  ...places,
  title: 'Away for 30 s',
  task: 'Make no request for somebody who is back within 30 seconds, and ask in the background after two minutes, with the posts on the screen all the time.',
  hints: [
    'Two questions, two times: is the answer still here, and is it still trusted? One of them is set, and far too short.',
    'An entry that nobody reads is kept for `gcTime`, 5 minutes unless you say. A mount asks again once `staleTime` is over, which is at once unless you say.',
  ],
  mayImport: ['#api/staleTime.ts'],
}
