import { timeoutManager } from '@tanstack/react-query'
import type { ManagedTimerId, Query } from '@tanstack/react-query'
import { staleAt } from './queryState.ts'

/** A browser fires a timer at once that is set for later than this, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Nothing happens when data becomes stale, so somebody has to `look` at that moment. One timer per entry. */
export function createStaleTimers(look: (query: Query) => void) {
  const timers = new Map<string, ManagedTimerId>()

  return {
    /** For an entry that is fresh. */
    set(query: Query): void {
      stop(query.queryHash)
      const moment = staleAt(query)
      if (moment === 'never') return
      const delay = Math.min(Math.max(moment - Date.now(), 1), LONGEST_TIMER_MS)
      timers.set(
        query.queryHash,
        timeoutManager.setTimeout(() => look(query), delay),
      )
    },
    stop,
    stopAll(): void {
      for (const hash of timers.keys()) stop(hash)
    },
  }

  function stop(hash: string): void {
    timeoutManager.clearTimeout(timers.get(hash))
    timers.delete(hash)
  }
}
