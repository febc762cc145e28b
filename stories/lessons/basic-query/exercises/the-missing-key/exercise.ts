import type { Exercise } from '#course/exercise/exercise.ts'

export const theMissingKey: Exercise = {
  id: 'basic-query/the-missing-key',
  title: 'The missing key',
  task: 'Make the list show the posts of the user that is chosen, and keep what each choice has loaded.',
  hints: [
    'The query function reads a value that can change. Where does the cache learn of it?',
    'An array in `queryKey` may hold any value: names, numbers, objects. Each different key is an entry of its own.',
  ],
  path: 'stories/lessons/basic-query/exercises/the-missing-key/problem.tsx',
  lines: 35,
  storyId: 'components-exercises-basic-query-the-missing-key--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
