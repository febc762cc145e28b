import { expect, test } from 'vitest'
import { requestsAt } from './keptOf.tsx'

const recording = {
  presses: [],
  requests: [
    { id: 1, says: 'posts?userId=1', from: -600, to: 0, outcome: 200 as const },
    { id: 2, says: 'POST todos', from: 100, to: 700, outcome: 500 as const },
    { id: 3, says: 'todos', from: 800, to: undefined, outcome: 'pending' as const },
  ],
  shown: [],
  frames: [],
  endMs: 1000,
}

const wordsAt = (at: number) =>
  requestsAt(recording, at).map(
    ({ method, path, outcome, durationMs }) => `${method} ${path} ${outcome} ${durationMs}`,
  )

test('a log of a moment has what had left by then, in flight until it ended', () => {
  expect(wordsAt(50)).toEqual(['GET posts?userId=1 200 600'])
  expect(wordsAt(699)).toEqual(['GET posts?userId=1 200 600', 'POST todos pending undefined'])
  expect(wordsAt(1000)).toEqual([
    'GET posts?userId=1 200 600',
    'POST todos 500 600',
    'GET todos pending undefined',
  ])
})
