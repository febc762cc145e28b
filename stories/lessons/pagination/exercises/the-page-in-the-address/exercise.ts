import type { Exercise } from '#course/exercise/exercise.ts'
import { places } from './start.tsx?exercise'

export const thePageInTheAddress: Exercise = {
  ...places,
  title: 'The page in the address',
  task: 'Keep the page in the address as `page`, so that a link opens it and Back goes back one page, and leave the other parameters as they are.',
  hints: [
    'Two things can change the page: a button, and the address. Which of them should the component read in each render?',
    '`useSearchParams` reads and writes. Give `setSearchParams` a function, and it hands you the current parameters. `parsePageParam` (`#features/posts/parsePageParam.ts`) reads a page.',
  ],
}
