import type { Exercise } from '#course/exercise/exercise.ts'

export const thePageInTheAddress: Exercise = {
  id: 'pagination/the-page-in-the-address',
  title: 'The page in the address',
  task: 'Keep the page in the address as `page`, so that a link opens it and Back goes back one page, and leave the rest of the address as it is.',
  hints: [
    'Two things can change the page: a button, and the address. Which of them should the component read in each render?',
    '`useSearchParams` reads and writes. Give `setSearchParams` a function, and it hands you the parameters that are there. `parsePageParam` (`#features/posts/parsePageParam.ts`) reads a page.',
  ],
  path: 'stories/lessons/pagination/exercises/the-page-in-the-address/problem.tsx',
  lines: 24,
  storyId: 'components-exercises-pagination-the-page-in-the-address--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
