import type { ManagedTimerId, TimeoutCallback, TimeoutProvider } from '@tanstack/react-query'
import type { Stopwatch } from './stopwatch.ts'

/** What timers stand on: the page's own. */
export type PlatformTimers = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'
>

/** Timers of TanStack Query that follow a stopwatch. */
export interface Timers extends TimeoutProvider {
  /** Sets every pending timer anew: call it when the stopwatch's speed has changed. */
  reschedule(): void
}

/** What browsers can wait for at once; they take anything longer for 0. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Makes timers on the page's own. A timer's id is an object that turns into the number of the page's timer
 * behind it. So both kinds can be told apart, and both can be cleared, whichever side started them.
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
    // Browsers may ring a fraction too early, and 60 times as early at 60×.
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
  /** The page's timer behind this one. */
  behind = 0
  readonly callback: TimeoutCallback
  /** When it rings, by the stopwatch. */
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
