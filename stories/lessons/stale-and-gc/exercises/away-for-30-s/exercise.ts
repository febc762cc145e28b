import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const awayFor30S: Exercise = {
  ...places,
  title: 'Away for 30 s',
  task: 'When somebody leaves and comes back within 30 seconds of the posts’ arrival, make no request, and after two minutes away, ask in the background, with the posts on the screen.',
  hints: [
    'Two questions, two times: is the answer still here, and is it still trusted? One of them is set, and far too short.',
    'An entry that nobody reads is kept for `gcTime`, by default 5 minutes. A mount asks again once `staleTime` is over, which by default it is immediately.',
  ],
  mayImport: ['#api/staleTime.ts'],
}
