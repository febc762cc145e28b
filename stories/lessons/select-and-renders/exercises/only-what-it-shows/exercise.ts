import type { Exercise } from '#course/exercise/exercise.ts'

export const onlyWhatItShows: Exercise = {
  id: 'select-and-renders/only-what-it-shows',
  title: 'Only what it shows',
  task: 'A refetch that changes nothing renders the title twice: let it render only when the title or the error changes.',
  hints: [
    'The library notes which fields of the result the component reads. Which does this one read, and which does it show?',
    'Spreading the result reads every field. Use the result as `useQuery` gives it, or take fields from it by name.',
  ],
  path: 'stories/lessons/select-and-renders/exercises/only-what-it-shows/problem.tsx',
  lines: 25,
  storyId: 'components-exercises-select-and-renders-only-what-it-shows--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
