import type { Exercise } from '#course/exercise/exercise.ts'

export const awayFor30S: Exercise = {
  id: 'stale-and-gc/away-for-30-s',
  title: 'Away for 30 s',
  task: 'Make no request for somebody who is back within 30 seconds, and ask in the background after two minutes, with the posts on the screen all the time.',
  hints: [
    'Two questions, two times: is the answer still here, and is it still trusted? One of them is set, and far too short.',
    'An entry that nobody reads is kept for `gcTime`, 5 minutes unless you say. A mount asks again once `staleTime` is over, which is at once unless you say.',
  ],
  path: 'stories/lessons/stale-and-gc/exercises/away-for-30-s/problem.tsx',
  lines: 26,
  storyId: 'components-exercises-stale-and-gc-away-for-30-s--solution',
  problem: () => import('./problem.tsx?raw'),
  start: () => import('./problem.tsx'),
  solution: () => import('./solution.tsx?raw'),
  modules: () => import('./modules.ts'),
}
