import { describe, expect, it } from 'vitest'
import { rowOf } from './tally.ts'

const outcomes = (...passed: boolean[]) => [
  passed.map((each, index) => ({ name: `test ${index}`, passed: each })),
]

describe('the runs of a suite', () => {
  it('are fine where every test has passed in each of them', () => {
    const { cells } = rowOf({ name: 'Stories', runs: [...outcomes(true, true), ...outcomes(true, true)] })
    expect(cells).toEqual(['2', '2', 'none', 'none'].map((says) => ({ ok: true, says })))
  })

  it('name a test that fails now and then, and one that always fails', () => {
    const { cells } = rowOf({ name: 'Stories', runs: [...outcomes(true, false), ...outcomes(false, false)] })
    expect(cells.slice(2)).toEqual([
      { ok: false, says: 'test 0 (1 of 2)' },
      { ok: false, says: 'test 1 (2 of 2)' },
    ])
  })

  it('are not fine where nothing ran', () => {
    expect(rowOf({ name: 'Stories', runs: [[]] }).cells[1]).toEqual({ ok: false, says: '0' })
  })
})
