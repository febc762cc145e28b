import { describe, expect, it } from 'vitest'
import { passedOf, testRows, failingOf } from './testResults.ts'

const known = ['the list comes', 'User 2 is chosen', 'the list is theirs']
const passed = { sentence: 'the list comes', state: 'passed', from: 10, at: 20 } as const
const failed = { sentence: 'User 2 is chosen', state: 'failed', from: 20, at: 90 } as const
const check = { is: 'failed', steps: [passed, failed], step: failed.sentence, reason: '', error: 1 } as const

describe('the tests of an exercise', () => {
  it('are there before the first check', () => {
    expect(testRows(known, { is: 'none' }, false).map(({ state }) => state)).toEqual([
      'not run',
      'not run',
      'not run',
    ])
  })

  it('say which passed, which failed, and which the check has not reached', () => {
    expect(testRows(known, check, false)).toEqual([
      { sentence: known[0], state: 'passed', from: 10, to: 20 },
      { sentence: known[1], state: 'failed', from: 20, to: 90 },
      { sentence: known[2], state: 'not reached' },
    ])
    expect(passedOf(testRows(known, check, false))).toBe('1 of 3')
  })

  it('have not failed where the code itself cannot run', () => {
    expect(new Set(testRows(known, check, true).map(({ state }) => state))).toEqual(new Set(['not run']))
  })

  it('hold a step that nobody knew of before', () => {
    expect(testRows([], check, false).map(({ sentence }) => sentence)).toEqual(known.slice(0, 2))
  })
})

const START = 5000
const recording = {
  presses: [
    { at: 100, says: 'User 1' },
    { at: 400, says: 'User 2' },
  ],
  requests: [],
  shown: [
    { from: 0, says: 'Loading...' },
    { from: 300, says: 'Posts of User 2' },
    { from: 900, says: 'Posts of User 1' },
  ],
  frames: [],
  endMs: 1000,
}

describe('a test that failed', () => {
  it('says what it pressed, and what the page showed then', () => {
    expect(failingOf({ from: START + 90, to: START + 950 }, recording, START)).toEqual({
      tried: 'User 1, then User 2',
      showed: 'Posts of User 1',
    })
  })

  it('has waited where it pressed nothing', () => {
    const waited = failingOf({ from: START + 500, to: START + 950 }, recording, START)
    expect(waited.tried).toBe('waited after User 2')
    expect(failingOf({ from: START, to: START + 90 }, recording, START).tried).toBe(
      'opened the page, and waited',
    )
  })
})
