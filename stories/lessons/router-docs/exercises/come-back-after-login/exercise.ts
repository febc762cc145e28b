import type { Exercise } from '#course/exercise/exercise.ts'

export const comeBackAfterLogin: Exercise = {
  id: 'router-docs/come-back-after-login',
  title: 'Come back after login',
  task: 'Lead everybody who logs in to the whole address that they asked for, and let Back lead to where they came from.',
  hints: [
    'The guard knows the address, the login page needs it. And each step adds an entry to the history, unless you say otherwise.',
    '`useLocation` has `pathname`, `search`, `hash` and `state`. `Navigate` takes a `state` and `replace`.',
  ],
  path: 'stories/lessons/router-docs/exercises/come-back-after-login/problem.tsx',
  lines: 20,
  storyId: 'components-exercises-router-docs-come-back-after-login--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
