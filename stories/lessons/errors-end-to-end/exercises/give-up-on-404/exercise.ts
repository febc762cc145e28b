import type { Exercise } from '#course/exercise/exercise.ts'

export const giveUpOn404: Exercise = {
  id: 'errors-end-to-end/give-up-on-404',
  title: 'Give up on 404',
  task: 'Show the error at once when the server answers 404, and keep the three retries after every other failure.',
  hints: [
    'A number cannot tell one failure from another. What else can `retry` be?',
    '`retry: (count, error) => …` returns whether to ask again. `count` is 0 after the first failure, and `error.status` is a number.',
  ],
  path: 'stories/lessons/errors-end-to-end/exercises/give-up-on-404/problem.tsx',
  lines: 37,
  storyId: 'components-exercises-errors-end-to-end-give-up-on-404--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
