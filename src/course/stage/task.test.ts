import { describe, expect, it, vi } from 'vitest'
import { doneIn, withDone } from './task.ts'
import type { Seen, Task } from './task.ts'

// The tasks here look at nothing.
const seen: Seen = { requests: [], stage: undefined as unknown as HTMLElement }

function task(isDone: boolean): Task {
  return { says: 'Do it.', isDone: vi.fn(() => isDone) }
}

describe('doneIn', () => {
  it('finds the tasks that are done', () => {
    const [one, other] = [task(true), task(false)]
    expect(doneIn([one, other], seen)).toEqual([one])
  })
})

describe('withDone', () => {
  it('adds what is done now to what was done before', () => {
    const [one, other] = [task(false), task(true)]
    expect([...withDone(new Set([one]), [one, other], seen)]).toEqual([one, other])
  })

  it('keeps a task that is done no longer, and does not ask it again', () => {
    const one = task(false)
    expect([...withDone(new Set([one]), [one], seen)]).toEqual([one])
    expect(one.isDone).not.toHaveBeenCalled()
  })

  it('gives the same set when nothing is new, so that nothing renders', () => {
    const [one, other] = [task(true), task(false)]
    const before = new Set([one])
    expect(withDone(before, [one, other], seen)).toBe(before)
  })
})
