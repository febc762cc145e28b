import type { Exercise } from '#course/exercise/exercise.ts'

export const theUnreadBadge: Exercise = {
  id: 'select-and-renders/the-unread-badge',
  title: 'The unread badge',
  task: 'A badge shows how many messages are unread: let it render when that number changes, and not when a title does.',
  hints: [
    'A new title is a new list, and the badge gets the whole list. Which part of it does the badge show?',
    'An option of `useQuery` computes that part before it decides who renders: `select`.',
  ],
  path: 'stories/lessons/select-and-renders/exercises/the-unread-badge/problem.tsx',
  lines: 29,
  storyId: 'components-exercises-select-and-renders-the-unread-badge--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
