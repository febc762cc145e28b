import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const awayFor30S: Exercise = {
  ...places,
  title: 'Away for 30 s',
  task: 'For 30 seconds after the posts have come, make no request for somebody who leaves and comes back, and after two minutes away ask in the background, with the posts on the screen.',
  hints: [
    'Two questions, two times: is the answer still here, and is it still trusted? One of them is set, and far too short.',
    'An entry that nobody reads is kept for `gcTime`, by default 5 minutes. A mount asks again once `staleTime` is over, by default at once.',
  ],
  mayImport: ['#api/staleTime.ts'],
}
