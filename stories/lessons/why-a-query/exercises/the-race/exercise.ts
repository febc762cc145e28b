import type { Exercise } from '#course/exercise/exercise.ts'

export const theRace: Exercise = {
  id: 'why-a-query/the-race',
  title: 'The race',
  task: 'Keep the effect, and make it ignore an answer that comes after another user has been chosen.',
  hints: [
    'Before an effect runs again, React runs the function that it returned. What can this function tell the request that is under way?',
    'A variable of the effect belongs to one run of it. The function that the effect returns can change this variable, and the code after `await` can read it.',
  ],
  path: 'stories/lessons/why-a-query/exercises/the-race/problem.tsx',
  lines: 34,
  storyId: 'components-exercises-why-a-query-the-race--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
