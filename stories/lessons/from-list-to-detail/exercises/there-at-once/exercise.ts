import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const thereAtOnce: Exercise = {
  ...places,
  title: 'There at once',
  task: 'Show the title of a post right away, from the list in the cache, ask for each post once, no matter how old the list is, and keep half a post out of the cache.',
  hints: [
    'The title only stands in until the post arrives. Which option stands in, and is not written into the cache?',
    "`useQueryClient()` returns the cache. `client.getQueryData<Post[]>(['posts'])` is the list, and `find` finds the post in it.",
  ],
}
