import type { CDPSession, Page } from '@playwright/test'
import type { WaitingTimer } from './page/countTimers.ts'

/** How many listeners more than before are none that grow: what comes with the first use of something stays. */
export const LISTENER_TOLERANCE = 20
/**
 * What a visit may add to the heap: the logs and histories of the lab keep what they show, up to a limit, and V8 compiles what runs often, and
 * drops it again.
 */
export const HEAP_TOLERANCE_BYTES = 3e6

/** What a page holds once nothing happens in it any more. */
export interface Holdings {
  /** After garbage collection. */
  heapBytes: number
  listeners: number
  /** The delays, in ms, of the timers that wait. */
  timersMs: readonly number[]
}

/** Whether a page holds more than it did a visit before. */
export function hasGrown(before: Holdings, after: Holdings): boolean {
  return (
    after.heapBytes - before.heapBytes > HEAP_TOLERANCE_BYTES ||
    after.listeners - before.listeners > LISTENER_TOLERANCE
  )
}

/**
 * The longest that an action goes on after a page is left, in ms: a request without an answer ends at its time limit, and the lesson on
 * stale data collects its own after 15 seconds.
 */
const LONGEST_ACTION_MS = 20_000
/**
 * Unused entries of the cache wait for five minutes until they are collected, or for what is left of them: after a long walk, or once the lab's
 * clock has run faster. Their timers are no leftovers, and go by themselves. Nothing else takes longer than an action; what has less left
 * ends while the measure waits.
 */
const COLLECTED_AFTER_MS = LONGEST_ACTION_MS
const POLL_MS = 250

export type Meter = (atStart?: Holdings) => Promise<Holdings>

/**
 * Makes the measure of a page. It waits until all timers have ended, apart from those that repeat, of which there may be as many as at the
 * start, and until the listeners have gone that were not there at the start; or as long as any action goes on.
 */
export async function createMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  return async (atStart) => {
    const until = performance.now() + LONGEST_ACTION_MS
    let timers = await timersOf(page)
    const isQuiet = () =>
      timers.every(({ repeats }) => repeats) && timers.length <= (atStart?.timersMs.length ?? Infinity)
    // Playwright waits by timers of the page, which would count.
    while (!isQuiet() && performance.now() < until) {
      await new Promise((later) => setTimeout(later, POLL_MS))
      timers = await timersOf(page)
    }
    let memory = await memoryOf(session)
    // React may have work left for which it has asked no timer, and keeps what was changed in a page that has gone until it renders again.
    while (
      memory.listeners > (atStart?.listeners ?? Infinity) + LISTENER_TOLERANCE &&
      performance.now() < until
    ) {
      await page.evaluate(() => globalThis.monkey.renderAgain())
      await new Promise((later) => setTimeout(later, 2 * POLL_MS))
      memory = await memoryOf(session)
    }
    return { timersMs: timers.map(({ delayMs }) => delayMs), ...memory }
  }
}

async function memoryOf(session: CDPSession) {
  // The console of a browser that is watched keeps each error that was logged, and what its stack has called.
  await session.send('Runtime.discardConsoleEntries')
  // What the first collection frees, such as an observer, lets the next one free more.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heapBytes: usedSize, listeners: jsEventListeners }
}

function timersOf(page: Page): Promise<WaitingTimer[]> {
  return page.evaluate((limitMs) => globalThis.monkey.waiting(limitMs), COLLECTED_AFTER_MS)
}
