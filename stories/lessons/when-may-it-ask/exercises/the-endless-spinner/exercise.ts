import type { Exercise } from '#course/exercise/exercise.ts'

export const theEndlessSpinner: Exercise = {
  id: 'when-may-it-ask/the-endless-spinner',
  title: 'The endless spinner',
  task: 'Show the loading line while a first answer is on its way, and at no other time.',
  hints: [
    'Nobody is chosen, so the query is disabled. Find its cell in the table: what is its `status`, and what is its `fetchStatus`?',
    '`isPending` looks at one of the two states, and so does `isFetching`. One field looks at both.',
  ],
  path: 'stories/lessons/when-may-it-ask/exercises/the-endless-spinner/problem.tsx',
  lines: 37,
  storyId: 'components-exercises-when-may-it-ask-the-endless-spinner--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
