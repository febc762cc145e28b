import { describe, expect, it } from 'vitest'
import { failingOf } from './failingOf.ts'

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
