import { describe, expect, it, vi } from 'vitest'
import { tickId } from './task.ts'
import type { Task } from './task.ts'

function task(isDone: boolean): Task {
  return { says: 'Do it.', isDone: vi.fn(() => isDone) }
}

describe('the id of a tick', () => {
  it('is that of the story and of what the task says, so that another task has no tick', () => {
    const one = task(true)
    expect(tickId('a--b', one)).toBe(tickId('a--b', task(false)))
    expect(tickId('a--c', one)).not.toBe(tickId('a--b', one))
    expect(tickId('a--b', { ...one, says: 'Do something else.' })).not.toBe(tickId('a--b', one))
  })
})
