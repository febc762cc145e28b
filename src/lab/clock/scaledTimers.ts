import type { ManagedTimerId, TimeoutCallback, TimeoutProvider } from '@tanstack/react-query'
import type { Stopwatch } from './stopwatch.ts'

/** The page's own timers. */
export type PlatformTimers = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
>

/** Timers for TanStack Query that follow a stopwatch. */
export interface Timers extends TimeoutProvider {
  /** Restarts every pending timer. Call it after a change of the stopwatch's speed. */
  reschedule(): void
}

/** The longest delay of a browser's timer, in ms; a longer one counts as 0. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Makes timers that follow a stopwatch. A timer's id is an object that converts to the id of the page's timer behind
 * it, so that timers of both kinds can be cleared by either side.
 */
export function createScaledTimers(platform: PlatformTimers, stopwatch: Stopwatch): Timers {
  const pending = new Set<Timer>()

  function start(callback: TimeoutCallback, delay: number, every?: number): Timer {
    const timer = new Timer(callback, stopwatch.elapsed() + delay, every)
    pending.add(timer)
    wait(timer, delay)
    return timer
  }

  function wait(timer: Timer, ms: number): void {
    const realMs = Math.ceil(Math.max(ms, 0) / stopwatch.speed())
    timer.behind = Number(platform.setTimeout(() => ring(timer), Math.min(realMs, LONGEST_MS)))
  }

  function ring(timer: Timer): void {
    const early = timer.due - stopwatch.elapsed()
    // Browsers may fire slightly early, and 60 times as early at 60×.
    if (early > 0) return wait(timer, early)
    if (timer.every === undefined) pending.delete(timer)
    else {
      timer.due = Math.max(timer.due + timer.every, stopwatch.elapsed())
      wait(timer, timer.due - stopwatch.elapsed())
    }
    timer.callback()
  }

  function clear(id: ManagedTimerId | undefined): void {
    if (id instanceof Timer) pending.delete(id)
    if (id !== undefined) platform.clearTimeout(Number(id))
  }

  return {
    setTimeout: (callback, delay) => start(callback, delay),
    setInterval: (callback, delay) => start(callback, delay, delay),
    clearTimeout: clear,
    clearInterval: clear,
    reschedule() {
      for (const timer of pending) {
        platform.clearTimeout(timer.behind)
        wait(timer, timer.due - stopwatch.elapsed())
      }
    },
  }
}

class Timer {
  /** The id of the page's timer behind this one. */
  behind = 0
  readonly callback: TimeoutCallback
  /** When it fires, in the stopwatch's ms. */
  due: number
  readonly every: number | undefined

  constructor(callback: TimeoutCallback, due: number, every: number | undefined) {
    this.callback = callback
    this.due = due
    this.every = every
  }

  [Symbol.toPrimitive](): number {
    return this.behind
  }
}
