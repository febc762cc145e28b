import type { Exercise } from '#course/exercise/exercise.ts'

export const stopTheCrash: Exercise = {
  id: 'zustand-demo/stop-the-crash',
  title: 'Stop the crash',
  task: 'The basket crashes as soon as it renders: make it show its apples and pears, and render only when one of them changes.',
  hints: [
    'What does the selector return when it is called twice with the same state? Is it the same, by `Object.is`?',
    'Select plain values, one hook each. Or wrap the selector: `useFruit(useShallow(selector))` keeps the old object as long as its fields are the same.',
  ],
  path: 'stories/lessons/zustand-demo/exercises/stop-the-crash/problem.tsx',
  lines: 57,
  storyId: 'components-exercises-zustand-demo-stop-the-crash--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
