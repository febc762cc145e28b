import { timeoutManager } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { createStopwatch } from './stopwatch.ts'
import type { Speed } from './stopwatch.ts'
import { createScaledTimers } from './scaledTimers.ts'
import type { PlatformTimers } from './scaledTimers.ts'

/** A page's time, which can run faster. */
export interface Clock {
  speed(): Speed
  /** How far this page's time is ahead of real time, in ms; 0 until it is sped up. */
  aheadMs(): number
  /** Changes the speed. Time continues from where it is, and pending timers follow. */
  setSpeed(speed: Speed): void
  /** Restores real time and the page's own `Date.now`. Only this makes time jump back. */
  reset(): void
  /** Resets, and gives TanStack Query the page's timers again. */
  uninstall(): void
  subscribe(listener: () => void): () => void
}

/** The globals that a clock replaces, and those it measures with. */
export interface ClockTarget extends PlatformTimers {
  Date: { now: () => number }
  performance: { now: () => number }
}

/**
 * Gives TanStack Query timers that can run faster. The first change of speed also replaces `Date.now`, by which the
 * library tells fresh from stale. `new Date()` is never touched: the library does not use it, and displayed dates stay
 * true.
 *
 * Call it before the first QueryClient is made. After that, running timers keep real time, and the library writes an
 * error to the console in development.
 */
export function installClock(target: ClockTarget = globalThis): Clock {
  const ownNow = target.Date.now
  const realNow = () => ownNow.call(target.Date)
  const stopwatch = createStopwatch(() => target.performance.now())
  const timers = createScaledTimers(target, stopwatch)
  const current = createStore<Speed>(stopwatch.speed)
  /**
   * The faked time, in ms since the epoch, at which the stopwatch started. Undefined while `Date.now` is the page's
   * own.
   */
  let epoch: number | undefined
  timeoutManager.setTimeoutProvider(timers)

  function run(speed: Speed): void {
    stopwatch.setSpeed(speed)
    timers.reschedule()
    current.setState(speed, true)
  }

  function reset(): void {
    epoch = undefined
    target.Date.now = ownNow
    run(1)
  }

  return {
    speed: current.getState,
    aheadMs: () => (epoch === undefined ? 0 : epoch + stopwatch.elapsed() - realNow()),
    setSpeed(speed) {
      if (speed === current.getState()) return
      const start = (epoch ??= realNow() - stopwatch.elapsed())
      target.Date.now = () => Math.round(start + stopwatch.elapsed())
      run(speed)
    },
    reset,
    uninstall() {
      reset()
      timeoutManager.setTimeoutProvider({
        setTimeout: (callback, delay) => Number(target.setTimeout(callback, delay)),
        clearTimeout: (id) => target.clearTimeout(Number(id)),
        setInterval: (callback, delay) => Number(target.setInterval(callback, delay)),
        clearInterval: (id) => target.clearInterval(Number(id)),
      })
    },
    subscribe: current.subscribe,
  }
}
