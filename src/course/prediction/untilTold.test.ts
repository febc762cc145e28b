import { describe, expect, it } from 'vitest'
import type { Recording } from '#course/time/recording.ts'
import { untilTold } from './untilTold.ts'

/** Two presses in a row; the answer to the first comes last. Times are of the recording, which began 1 s before the first press. */
const race: Recording = {
  presses: [
    { at: 1000, says: 'User 1' },
    { at: 1200, says: 'User 2' },
  ],
  requests: [
    { id: 1, says: 'posts?userId=1', from: 1010, to: 3000, outcome: 200 },
    { id: 2, says: 'posts?userId=2', from: 1210, to: 1800, outcome: 200 },
  ],
  shown: [
    { from: 0, says: 'nothing' },
    { from: 1010, says: 'Loading...' },
    { from: 1810, says: 'User 2' },
    { from: 3010, says: 'User 1' },
  ],
  frames: [],
  endMs: 3300,
}

const run = { title: 'The demo', recording: race }
const saysIn = (axis: { runs: readonly { recording: Recording }[] } | undefined) =>
  axis?.runs[0]?.recording.shown.map(({ says }) => says)

describe('a run that stops before the last change', () => {
  const { held, whole, leadsUp } = untilTold(run, 'the last change') ?? {}

  it('has nothing of what comes then', () => {
    expect(held?.to).toBe(1910)
    expect(saysIn(held)).toEqual(['nothing', 'Loading...', 'User 2'])
    expect(held?.moments.every(({ at, says }) => at <= 1910 && !says.includes('shows User 1'))).toBe(true)
    expect(leadsUp).toBe(true)
  })

  it('has requests that end later under way', () => {
    expect(held?.runs[0]?.recording.requests.map(({ to, outcome }) => [to, outcome])).toEqual([
      [undefined, 'pending'],
      [800, 200],
    ])
  })

  it('goes on from there, with all that was recorded', () => {
    expect(whole?.telling).toBe(1910)
    expect(whole?.to).toBe(3300)
    expect(saysIn(whole)?.at(-1)).toBe('User 1')
  })
})

it('a run stops before the last press, where that is asked about', () => {
  const { held } = untilTold(run, 'the last press') ?? {}
  expect(held?.to).toBe(100)
  expect(held?.moments.map(({ says }) => says).join()).not.toContain('User 2')
})

it('a run of presses in quick succession stops between the last two, and shows what the one before has done', () => {
  const presses = [
    { at: 1000, says: 'Open' },
    { at: 1030, says: 'Reload' },
  ]
  const shown = [
    { from: 0, says: 'closed' },
    { from: 1004, says: 'open' },
    { from: 1035, says: 'closed' },
  ]
  const quick = { title: '', recording: { ...race, requests: [], presses, shown } }
  expect(saysIn(untilTold(quick, 'the last press')?.held)).toEqual(['closed', 'open'])
  expect(saysIn(untilTold(quick, 'the first press')?.held)).toEqual(['closed'])
})

it('a run whose only press tells leads up to nothing', () => {
  const [press] = race.presses
  const presses = press === undefined ? [] : [press]
  expect(untilTold({ title: '', recording: { ...race, presses } }, 'the last press')?.leadsUp).toBe(false)
})

it('a run in which nothing of that kind happens is not held', () => {
  const still = { ...race, presses: [], shown: race.shown.slice(0, 1) }
  expect(untilTold({ title: '', recording: still }, 'the last press')).toBeUndefined()
  expect(untilTold({ title: '', recording: still }, 'the last change')).toBeUndefined()
})
