import { timeoutManager } from '@tanstack/react-query'
import type { ManagedTimerId, Query } from '@tanstack/react-query'
import { staleAt } from './queryState.ts'

/** The longest delay of a timer, in ms; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Makes timers that call `look` when data becomes stale: nothing in the cache changes then. One per entry. */
export function createStaleTimers(look: (query: Query) => void) {
  const timers = new Map<string, ManagedTimerId>()

  return {
    /** Starts the timer of a fresh entry. */
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
