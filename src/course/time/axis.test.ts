import { describe, expect, it } from 'vitest'
import { axisOf, paceOf, secondsOf, shownAt } from './axis.ts'
import type { Recording } from './recording.ts'

/** The run of a race: User 1 is pressed, then User 2; the answer for User 1 comes last. */
function race(says: { atLast: string; startMs?: number }): Recording {
  const start = says.startMs ?? 0
  return {
    presses: [
      { at: start + 500, says: 'User 1' },
      { at: start + 800, says: 'User 2' },
    ],
    requests: [
      { id: 1, says: 'posts?userId=1', from: start + 500, to: start + 2500, outcome: 200 },
      { id: 2, says: 'posts?userId=2', from: start + 800, to: start + 1400, outcome: 200 },
    ],
    shown: [
      { from: start, says: 'User 3' },
      { from: start + 500, says: 'Loading' },
      { from: start + 1400, says: 'User 2' },
      ...(says.atLast === 'User 2' ? [] : [{ from: start + 2500, says: says.atLast }]),
    ],
    frames: [],
    endMs: start + 3500,
  }
}

const both = () =>
  axisOf([
    { title: 'In an effect', recording: race({ atLast: 'User 1' }) },
    { title: 'With a query', recording: race({ atLast: 'User 2', startMs: 7 }) },
  ])

/** A run of nine seconds whose page shows these counts of toasts. */
const toasts = (shown: Recording['shown']) => ({
  title: 'Toasts',
  recording: { presses: [{ at: 0, says: 'Go' }], requests: [], shown, frames: [], endMs: 9000 },
})

describe('two runs on one axis', () => {
  it('cover all that was recorded of either, and hold what was shown last', () => {
    expect(both()).toMatchObject({ from: -500, to: 4000 })
  })

  it('differ longest where one shows something else, and stop in the middle of that', () => {
    expect(both()).toMatchObject({ differs: { from: 2000, to: 4000 }, telling: 3000 })
  })

  it('stop where one of them shows what is asked for', () => {
    const longAgo = {
      ...race({ atLast: 'User 1' }),
      shown: [
        { from: 500, says: 'User 1' },
        { from: 3000, says: 'User 7' },
      ],
    }
    const runs = [
      { title: 'In an effect', recording: longAgo },
      { title: 'With a query', recording: race({ atLast: 'User 2' }) },
    ]
    expect(axisOf(runs).differs).toEqual({ from: 900, to: 2500 })
    expect(axisOf(runs, 'User 7').differs).toEqual({ from: 2500, to: 4000 })
    expect(axisOf(runs.toReversed(), 'User 7').differs).toEqual({ from: 2500, to: 4000 })
  })

  it('stop at the outcome, where what is asked for lasts, however late the other one shows its own', () => {
    const runs = [
      toasts([
        { from: 0, says: '0 toasts' },
        { from: 1000, says: '2 toasts' },
      ]),
      toasts([
        { from: 0, says: '0 toasts' },
        { from: 8000, says: '1 toast' },
      ]),
    ]
    expect(axisOf(runs, '2 toasts').differs).toEqual({ from: 8000, to: 10_000 })
  })

  it('tell what both do once, and what one does with its name', () => {
    expect(both().moments.map(({ at, says }) => `${at} ${says}`)).toEqual([
      '-500 Both: the page shows User 3.',
      '0 You: User 1. Both: posts?userId=1 leaves, the page shows Loading.',
      '300 You: User 2. Both: posts?userId=2 leaves.',
      '900 Both: posts?userId=2 is answered with 200, the page shows User 2.',
      '2000 Both: posts?userId=1 is answered with 200. In an effect: the page shows User 1.',
    ])
  })
})

it('a run shows what it showed last', () => {
  const recording = race({ atLast: 'User 1' })
  expect([0, 499, 500, 2499, 2500, 9999].map((at) => shownAt(recording, at))).toEqual([
    'User 3',
    'User 3',
    'Loading',
    'User 2',
    'User 1',
    'User 1',
  ])
})

it.each([
  [1500, 3000, 'half speed'],
  [4000, 4000, 'real speed'],
  [12_000, 6000, '2 × speed'],
  [2100, 3000, '0.7 × speed'],
])('a replay of %d ms takes %d ms, at %s', (to, durationMs, speed) => {
  expect(paceOf({ from: 0, to })).toEqual({ durationMs, speed })
})

it.each([
  [4000, 3000, 4000],
  [3000, 750, 6000],
  [2500, 900, 4167],
])('a replay of %d ms that stops at %d ms takes %d ms', (to, telling, durationMs) => {
  expect(paceOf({ from: 0, to, telling }).durationMs).toBe(durationMs)
})

it.each([
  [0, '0.00 s'],
  [-4, '0.00 s'],
  [1804, '1.80 s'],
  [-570, '-0.57 s'],
])('%d ms is %s', (at, words) => {
  expect(secondsOf(at)).toBe(words)
})
