import { describe, expect, it } from 'vitest'
import type { CacheSnapshot } from './cacheHistory.ts'
import type { CacheLane } from './lanes.ts'
import { paceOf } from './pace.ts'

const NOW = 1_000_000

describe('the pace of a drawing', () => {
  it.each([
    ['something happened within its span', { from: NOW - 29_000 }, 100],
    ['something is drawn to its end', { from: NOW - 90_000, to: NOW - 1000 }, 100],
    ['nothing in it moves', { from: NOW - 31_000 }, undefined],
    ['a countdown shows tenths', { from: NOW - 31_000, staleAt: NOW + 59_000 }, 100],
    ['a countdown shows seconds', { from: NOW - 31_000, goneAt: NOW + 61_000 }, 1000],
    ['nothing will ever end', { from: NOW - 31_000, goneAt: 'never' }, undefined],
    ['a countdown is over', { from: NOW - 31_000, staleAt: NOW - 1 }, undefined],
  ] as const)('when %s', (_name, circumstances, pace) => {
    expect(paceOf(snapshotOf(circumstances), { now: NOW, spanMs: 30_000, calm: false })).toBe(pace)
  })

  it('is a second for a long span, which hardly moves', () => {
    const snapshot = snapshotOf({ from: NOW - 29_000 })
    expect(paceOf(snapshot, { now: NOW, spanMs: 300_000, calm: false })).toBe(1000)
  })

  it('is a second for people who asked for less motion', () => {
    const snapshot = snapshotOf({ from: NOW, staleAt: NOW + 5000 })
    expect(paceOf(snapshot, { now: NOW, spanMs: 30_000, calm: true })).toBe(1000)
  })

  it('follows mutations too', () => {
    const marker = { mutationId: 1, name: 'mutation', status: 'pending', at: NOW - 1000 } as const
    const snapshot = { lanes: [], markers: [marker] }
    expect(paceOf(snapshot, { now: NOW, spanMs: 30_000, calm: false })).toBe(100)
  })

  it('is none for an empty cache', () => {
    expect(paceOf({ lanes: [], markers: [] }, { now: NOW, spanMs: 30_000, calm: false })).toBeUndefined()
  })
})

function snapshotOf({
  from,
  to,
  ...outlook
}: { from: number; to?: number } & Partial<CacheLane>): CacheSnapshot {
  const lane: CacheLane = {
    hash: '["posts"]',
    key: ['posts'],
    segments: [{ id: 1, state: 'fresh', from, to, because: 'a test' }],
    staleAt: undefined,
    goneAt: undefined,
    isGoneEarlier: false,
    ...outlook,
  }
  return { lanes: [lane], markers: [] }
}
