import { describe, expect, it, vi } from 'vitest'
import { doneIn, withDone } from './task.ts'
import type { Seen, Task } from './task.ts'

// The tasks here look at nothing.
const seen: Seen = { requests: [], stage: undefined as unknown as HTMLElement }

function task(id: string, isDone: boolean): Task {
  return { id, says: `Do ${id}.`, isDone: vi.fn(() => isDone) }
}

describe('doneIn', () => {
  it('finds the tasks that are done', () => {
    const [one, other] = [task('one', true), task('other', false)]
    expect(doneIn([one, other], seen)).toEqual([one])
  })
})

describe('withDone', () => {
  it('adds what is done now to what was done before', () => {
    expect(withDone(new Set(['one']), [task('other', true)], seen)).toEqual(new Set(['one', 'other']))
  })

  it('keeps a task that is done no longer, and does not ask it again', () => {
    const one = task('one', false)
    expect(withDone(new Set(['one']), [one], seen)).toEqual(new Set(['one']))
    expect(one.isDone).not.toHaveBeenCalled()
  })

  it('gives the same set when nothing is new, so that nothing renders', () => {
    const before = new Set(['one'])
    expect(withDone(before, [task('one', true), task('other', false)], seen)).toBe(before)
  })
})
