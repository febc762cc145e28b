import type { Exercise } from '#course/exercise/exercise.ts'

export const stableValue: Exercise = {
  id: 'context-demo/stable-value',
  title: 'Stable value',
  task: 'Each second the greeting and the button render, although the session is the same: let them render for a login only.',
  hints: [
    'A context compares its values by `Object.is`. What does the provider hand down in each of its own renders?',
    '`useMemo(() => ({ … }), [user])` returns the old object as long as `user` is the same.',
  ],
  path: 'stories/lessons/context-demo/exercises/stable-value/problem.tsx',
  lines: 70,
  storyId: 'components-exercises-context-demo-stable-value--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
