import { expect, it } from 'vitest'
import { timesText, linesAt, timesOf } from './LineTimes.tsx'
import { axisOf } from './axis.ts'

it.each([
  [[0], '0.00 s'],
  [[0, 30], '0.00 s · 0.03 s'],
  [[0, 30, 60], '0.00 s · 0.03 s and 1 more'],
  [[0, 30, 60, 90, 120], '0.00 s · 0.03 s and 3 more'],
])('the times %j are said in words', (times, text) => {
  expect(timesText(times)).toBe(text)
})

const run = (title: string) => ({
  title,
  recording: {
    presses: [{ at: 0, says: 'User 1' }],
    requests: [{ id: 1, says: 'posts?userId=1', from: 10, to: 700, outcome: 200 as const }],
    shown: [
      { from: 20, says: 'Loading...' },
      { from: 710, says: 'User 1' },
    ],
    frames: [],
    endMs: 1000,
  },
})
const { moments } = axisOf([run('In an effect')])
const lines = [
  ['press', '[userId]'],
  ['leaves', 'fetchPosts'],
  ['shows Loading', 'setPosts(undefined)'],
  ['shows', '<Posts'],
] as const

it('those lines run at a moment whose kind of moment it is, the first one that fits', () => {
  expect(linesAt(moments[0], 'In an effect', lines)).toEqual([
    '[userId]',
    'fetchPosts',
    'setPosts(undefined)',
  ])
  expect(linesAt(moments[1], 'In an effect', lines)).toEqual(['<Posts'])
})

it('what happened in another run runs none', () => {
  expect(linesAt(moments[1], 'With a query', lines)).toEqual([])
})

it('a line has the times of its moments', () => {
  expect(timesOf('<Posts', moments, 'In an effect', lines)).toEqual([700])
})
