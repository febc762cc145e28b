import { describe, expect, it } from 'vitest'
import { axisOf } from './axis.ts'
import { handlesOf, handleText } from './handles.ts'
import type { Recording } from './recording.ts'
import { answersIn, planOf } from './times.ts'

/** User 1 is pressed, then User 2; a page was there before, and one request is cancelled. */
const recording: Recording = {
  presses: [
    { at: 500, says: 'User 1', deed: { does: 'press', name: 'User 1', before: 0 } },
    { at: 537, says: 'User 2', deed: { does: 'press', name: 'User 2', before: 0 } },
  ],
  requests: [
    ended({ id: 1, key: 'GET posts?userId=2 1', from: 0, to: 490 }),
    ended({ id: 2, key: 'GET posts?userId=1 1', from: 500, to: 2520, takesMs: 2000 }),
    ended({ id: 3, key: 'GET posts?userId=2 2', from: 540, to: 1150 }),
    { ...ended({ id: 4, key: 'GET posts 1', from: 600, to: 700 }), outcome: 'cancelled' },
  ],
  shown: [],
  frames: [],
  endMs: 3000,
}

function ended({
  takesMs = 600,
  ...request
}: {
  id: number
  key: string
  from: number
  to: number
  takesMs?: number
}) {
  return { ...request, says: request.key.split(' ')[1] ?? '', outcome: 200 as const, takesMs }
}

const axis = axisOf([
  { title: 'In an effect', recording },
  { title: 'With a query', recording },
])
const handles = (times = {}) => handlesOf(axis, axis, times)
const endOfUser1 = () => handles()[2] ?? failed()

function failed(): never {
  throw new Error('There is no such handle.')
}

describe('what can be moved of an axis', () => {
  it('is each press, and the end of each request that was answered after the first of them, once for both runs', () => {
    expect(handles().map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Press of User 1: 0',
      'Press of User 2: 0',
      'End of posts?userId=1: 2000',
      'End of posts?userId=2: 600',
    ])
  })

  it('stays and keeps its place where a run with other times has nothing of the kind, and what is new comes last', () => {
    const requests = [ended({ id: 1, key: 'GET posts?userId=3 1', from: 600, to: 1200 })]
    const other = axisOf([{ title: 'In an effect', recording: { ...recording, requests } }])
    const moved = handlesOf(other, axis, { 'end GET posts?userId=1 1': 300 })
    expect(moved.map(({ name, value, lesson }) => `${name}: ${value}, ${lesson}`)).toEqual([
      'Press of User 1: 0, 0',
      'Press of User 2: 0, 0',
      'End of posts?userId=1: 300, 2000',
      'End of posts?userId=2: 600, 600',
      'End of posts?userId=3: 600, undefined',
    ])
  })

  it('says its time in words, and the lesson’s where it is another one', () => {
    expect(handleText(endOfUser1())).toBe('after 2.0 s')
    const moved = handles({ 'end GET posts?userId=1 1': 300 })[2] ?? failed()
    expect(handleText(moved)).toBe('after 0.3 s, was 2.0 s')
  })
})

describe('a run with moved times', () => {
  it('has its presses at these times, in their order', () => {
    const plan = planOf(recording, { 'press press User 1 1': 800 })
    expect(plan.map(({ at, says }) => `${at} ${says}`)).toEqual(['37 User 2', '800 User 1'])
  })

  it('hands the server the times of its answers', () => {
    expect(answersIn({ 'end GET posts 1': 300, 'press press User 1 1': 800 })).toEqual({ 'GET posts 1': 300 })
  })
})
