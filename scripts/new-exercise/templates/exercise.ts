import type { Exercise } from '#course/exercise/exercise.ts'

export const sampleExercise: Exercise = {
  id: 'sample-lesson/sample-exercise',
  title: 'Sample Exercise',
  task: 'Make the note count its words, not its letters.',
  hints: ['What lies between two words, and how much of it?', '`split` takes a regular expression, too.'],
  path: 'stories/lessons/sample-lesson/exercises/sample-exercise/problem.tsx',
  lines: 19,
  storyId: 'components-exercises-sample-lesson-sample-exercise--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
