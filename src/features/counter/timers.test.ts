import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTimers } from './timers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs each action once, after its time', () => {
  const { after } = createTimers()
  const [loaded, cleared] = [vi.fn<() => void>(), vi.fn<() => void>()]
  after(1000, loaded)
  after(3000, cleared)
  vi.advanceTimersByTime(999)
  expect(loaded).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(loaded).toHaveBeenCalledOnce()
  expect(cleared).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(loaded).toHaveBeenCalledOnce()
  expect(cleared).toHaveBeenCalledOnce()
})

it('stops all that has not run yet, and leaves no timer behind', () => {
  const { after, stop } = createTimers()
  const action = vi.fn<() => void>()
  after(1000, action)
  after(3000, action)
  vi.advanceTimersByTime(1000)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(action).toHaveBeenCalledOnce()
})

it('can be used again after a stop, as StrictMode does', () => {
  const { after, stop } = createTimers()
  const action = vi.fn<() => void>()
  stop()
  after(1000, action)
  vi.advanceTimersByTime(1000)
  expect(action).toHaveBeenCalledOnce()
})
