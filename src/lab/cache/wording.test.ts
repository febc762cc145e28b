import { describe, expect, it } from 'vitest'
import type { CacheLane } from './lanes.ts'
import type { CacheState } from './queryState.ts'
import { countdown, describeNow, timeOfDay } from './wording.ts'

describe('countdown', () => {
  it.each([
    [7400, '7.4 s'],
    [7301, '7.4 s'],
    [1, '0.1 s'],
    [0, '0.0 s'],
    [-300, '0.0 s'],
    [59_900, '59.9 s'],
    [59_901, '1:00'],
    [296_000, '4:56'],
    [295_001, '4:56'],
    [3_600_000, '1:00:00'],
    [3_896_000, '1:04:56'],
    [86_400_000, '24:00:00'],
  ])('of %d ms is %s', (ms, text) => {
    expect(countdown(ms)).toBe(text)
  })

  it.each([
    [7400, '8 s'],
    [59_001, '1:00'],
    [0, '0 s'],
  ])('of %d ms is %s, calmly', (ms, text) => {
    expect(countdown(ms, 'seconds')).toBe(text)
  })
})

describe('what an entry does now', () => {
  it.each([
    ['a request', laneIn('fetching'), 'fetching'],
    ['stale data', laneIn('stale'), 'stale'],
    ['fresh data', laneIn('fresh', { staleAt: 8400 }), 'fresh, stale in 7.4 s'],
    ['data that is always fresh', laneIn('fresh', { staleAt: 'never' }), 'fresh, never stale'],
    ['no reader', laneIn('inactive', { goneAt: 297_000 }), 'inactive, gone in 4:56'],
    [
      'no reader since who knows when',
      laneIn('inactive', { goneAt: 297_000, isGoneEarlier: true }),
      'inactive, gone within 4:56',
    ],
    ['no reader, but no end', laneIn('inactive', { goneAt: 'never' }), 'inactive, never gone'],
    ['an entry that is gone', laneIn('gone'), 'gone'],
    ['nobody who watches', { ...laneIn('fresh'), segments: [] }, 'not watched'],
  ])('is told for %s', (_name, lane, text) => {
    expect(describeNow(lane, 1000)).toBe(text)
  })
})

it('a time of day has tenths', () => {
  expect(timeOfDay(new Date(2030, 0, 1, 4, 3, 7, 290).getTime())).toBe('04:03:07.2')
})

function laneIn(state: CacheState, outlook: Partial<CacheLane> = {}): CacheLane {
  return {
    hash: '["posts"]',
    key: ['posts'],
    segments: [{ id: 1, state, from: 0, to: undefined, because: 'a test' }],
    staleAt: undefined,
    goneAt: undefined,
    isGoneEarlier: false,
    ...outlook,
  }
}
