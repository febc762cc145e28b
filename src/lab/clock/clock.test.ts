import { QueryClient, queryOptions, timeoutManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installClock } from './clock.ts'
import type { Clock } from './clock.ts'

const FIVE_MINUTES = 300_000

let clock: Clock
let ownNow: () => number
let errors: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  // One clock per test: the library warns about each change, as it should.
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  ownNow = Date.now
  clock = installClock()
})

afterEach(() => {
  clock.uninstall()
  errors.mockRestore()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('before any change of speed', () => {
  it('leaves Date.now as it is, the same function', () => {
    expect(Date.now).toBe(ownNow)
    clock.setSpeed(1)
    expect(Date.now).toBe(ownNow)
    expect(clock.aheadMs()).toBe(0)
  })

  it('starts a timer of the page with the same delay', () => {
    // No spy: Vitest restores the spies of a file once more when the file has ended, and this one would put back the
    // timers of this test, for all files that the worker has yet to run.
    const setTimeout = vi.fn(globalThis.setTimeout)
    vi.stubGlobal('setTimeout', setTimeout)
    timeoutManager.setTimeout(() => undefined, 1234)
    expect(setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 1234)
  })

  it('does not take a long time for none', () => {
    const ring = ringing(2 ** 31 + 1000)
    vi.advanceTimersByTime(2 ** 31)
    expect(ring).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(ring).toHaveBeenCalledOnce()
  })
})

describe('a faster clock', () => {
  it('moves Date.now on from where it is', () => {
    const before = Date.now()
    clock.setSpeed(60)
    expect(Date.now()).toBe(before)
    vi.advanceTimersByTime(1000)
    expect(Date.now()).toBe(before + 60_000)
    expect(clock.aheadMs()).toBe(59_000)
  })

  it('leaves new Date() alone', () => {
    clock.setSpeed(60)
    vi.advanceTimersByTime(1000)
    expect(new Date().getTime()).toBe(1_800_000_001_000)
  })

  it('shortens what is left of timers that run, and lengthens it again', () => {
    const ring = ringing(10_000)
    vi.advanceTimersByTime(4000)
    clock.setSpeed(10)
    vi.advanceTimersByTime(300)
    clock.setSpeed(1)
    vi.advanceTimersByTime(2999)
    expect(ring).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ring).toHaveBeenCalledOnce()
  })

  it('never rings before the time has come', () => {
    clock.setSpeed(60)
    const due = Date.now() + 100
    const rungAt: number[] = []
    timeoutManager.setTimeout(() => rungAt.push(Date.now()), 100)
    vi.advanceTimersByTime(10)
    expect(rungAt).toHaveLength(1)
    expect(rungAt[0]).toBeGreaterThanOrEqual(due)
  })

  it('repeats intervals in its own time', () => {
    const tick = vi.fn()
    const id = timeoutManager.setInterval(tick, 1000)
    vi.advanceTimersByTime(1000)
    clock.setSpeed(10)
    vi.advanceTimersByTime(1000)
    expect(tick).toHaveBeenCalledTimes(11)
    timeoutManager.clearInterval(id)
    vi.advanceTimersByTime(1000)
    expect(tick).toHaveBeenCalledTimes(11)
  })

  it('does not ring what was cleared, whatever the speed then was', () => {
    const ring = vi.fn()
    const id = timeoutManager.setTimeout(ring, 1000)
    clock.setSpeed(10)
    timeoutManager.clearTimeout(id)
    clock.setSpeed(1)
    vi.advanceTimersByTime(FIVE_MINUTES)
    expect(ring).not.toHaveBeenCalled()
  })

  it('tells who listens', () => {
    const listener = vi.fn()
    const unsubscribe = clock.subscribe(listener)
    clock.setSpeed(10)
    clock.setSpeed(10)
    unsubscribe()
    clock.setSpeed(60)
    expect(listener).toHaveBeenCalledOnce()
    expect(clock.speed()).toBe(60)
  })
})

describe('going back', () => {
  it('gives the page its own Date.now again', () => {
    clock.setSpeed(60)
    vi.advanceTimersByTime(1000)
    clock.reset()
    expect(Date.now).toBe(ownNow)
    expect([clock.speed(), clock.aheadMs()]).toEqual([1, 0])
  })

  it('lets what is pending ring in real time', () => {
    clock.setSpeed(60)
    const ring = ringing(60_000)
    clock.reset()
    vi.advanceTimersByTime(59_999)
    expect(ring).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ring).toHaveBeenCalledOnce()
  })
})

describe('a clock that comes late', () => {
  it('cannot shorten what runs already, and the library complains', () => {
    clock.uninstall()
    const ring = ringing(60_000)
    clock = installClock()
    clock.setSpeed(60)
    vi.advanceTimersByTime(59_999)
    expect(ring).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ring).toHaveBeenCalledOnce()
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('Switching provider'), expect.anything())
  })
})

describe('the library, by itself', () => {
  it('collects an unused entry after 5 minutes of the clock: 5 seconds at 60×', () => {
    // In Node the library assumes a server, where it keeps everything.
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: FIVE_MINUTES } } })
    const { queryKey } = queryOptions({ queryKey: ['post'], queryFn: () => 'new' })
    client.setQueryData(queryKey, 'old')
    clock.setSpeed(60)
    vi.advanceTimersByTime(4999)
    expect(client.getQueryData(queryKey)).toBe('old')
    vi.advanceTimersByTime(1)
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})

function ringing(delay: number) {
  const ring = vi.fn()
  timeoutManager.setTimeout(() => ring(), delay)
  return ring
}
