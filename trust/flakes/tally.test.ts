import { describe, expect, it } from 'vitest'
import { mendedIn, rowOf, sumOf, tallyOf } from './tally.ts'

const run = (...passed: boolean[]) =>
  tallyOf(passed.map((each, index) => ({ name: `test ${index}`, passed: each })))

const fine = (says: string) => ({ ok: true, says })

describe('the runs of a suite', () => {
  it('are fine where every test has passed in each of them', () => {
    const { cells } = rowOf('Stories', sumOf([run(true, true), run(true, true)]), 2)
    expect(cells).toEqual(['2', '2', 'none', 'none', 'none'].map(fine))
  })

  it('name a test that fails now and then, and one that always fails', () => {
    const { cells } = rowOf('Stories', sumOf([run(true, false), run(false, false)]), 2)
    expect(cells.slice(2)).toEqual([
      { ok: false, says: 'test 0 (1 of 2)' },
      { ok: false, says: 'test 1 (2 of 2)' },
      fine('none'),
    ])
  })

  it('name a test that failed and was mended since apart from those that still fail', () => {
    const { cells } = rowOf('Stories', sumOf([run(true, false), run(false, true)]), 2, ['test 1'])
    expect(cells.slice(2)).toEqual([
      { ok: false, says: 'test 0 (1 of 2)' },
      fine('none'),
      fine('test 1 (1 of 2)'),
    ])
  })

  it('are not fine while there are fewer than wanted', () => {
    const { cells } = rowOf('Stories', sumOf([run(true), run(true)]), 10)
    expect(cells[0]).toEqual({ ok: false, says: '2 of 10' })
  })

  it('are not fine where nothing ran', () => {
    expect(rowOf('Stories', sumOf([]), 0).cells[1]).toEqual({ ok: false, says: '0' })
  })

  it('can be in one report, in which each test stands several times', () => {
    const outcomes = [true, false, false].map((passed, index) => ({ name: 'test', passed, why: `${index}` }))
    expect(tallyOf(outcomes, 3)).toEqual({
      runs: 3,
      tests: 1,
      failures: { test: 2 },
      messages: { test: '1' },
    })
  })
})

const round = (...failed: string[]) => ({ failures: Object.fromEntries(failed.map((test) => [test, 1])) })
const again = (tests: string[], ...failed: string[]) => ({ ...round(...failed), again: tests })

describe('a test that has failed', () => {
  it('is mended when it ran again without a failure', () => {
    expect(mendedIn([round('a', 'b'), round(), again(['a', 'b'], 'b')])).toEqual(['a'])
  })

  it('is not mended before it ran again, however often it passed', () => {
    expect(mendedIn([round('a'), round(), round()])).toEqual([])
  })

  it('is not mended when it fails in a later round', () => {
    expect(mendedIn([round('a'), again(['a']), round('a')])).toEqual([])
  })
})
