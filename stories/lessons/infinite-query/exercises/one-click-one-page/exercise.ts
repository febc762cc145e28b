import type { Exercise } from '#course/exercise/exercise.ts'

export const oneClickOnePage: Exercise = {
  id: 'infinite-query/one-click-one-page',
  title: 'One click, one page',
  task: 'Press Load more twice quickly: make that one request that runs to its end, for people who use the keyboard, too.',
  hints: [
    'Look at the row of requests after two quick presses. What may a press do while a page is on its way, and where is the focus afterwards?',
    '`posts.isFetching` says that a request is under way. `aria-disabled` keeps the focus where `disabled` takes it away, but it does not stop a click.',
  ],
  path: 'stories/lessons/infinite-query/exercises/one-click-one-page/problem.tsx',
  lines: 39,
  storyId: 'components-exercises-infinite-query-one-click-one-page--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
