import { expect, it } from 'vitest'
import { axisOf } from './axis.ts'
import { linesAt, timesOf } from './runningLines.ts'

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
