import type { Exercise } from '#course/exercise/exercise.ts'

export const select: Exercise = {
  id: 'zustand-demo/select',
  title: 'Select',
  task: 'Adding a pear renders the apples, too, though they stay the same: let them render for apples only.',
  hints: [
    'What does the hook give to `Apples`, and how much of it does `Apples` show?',
    'The hook takes a selector: a function from the state to what the component shows, such as `(state) => state.apples`.',
  ],
  path: 'stories/lessons/zustand-demo/exercises/select/problem.tsx',
  lines: 54,
  storyId: 'components-exercises-zustand-demo-select--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
