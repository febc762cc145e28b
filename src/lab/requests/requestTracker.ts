import type { QueryClient } from '@tanstack/react-query'
import { LOG_LIMIT } from '#api/requestLog.ts'
import type { LoggedRequest, RequestLog } from '#api/requestLog.ts'
import type { EventBatch } from '#lab/earlyEvents.ts'
import type { RequestDetails } from './trigger.ts'
import { watchFetches } from './watchFetches.ts'
import { watchMutations } from './watchMutations.ts'

/** Explains why the requests of one log were made. */
export interface RequestTracker {
  /**
   * Starts tracking. Returns a function that stops it. Call it in a layout effect, because queries fetch in effects,
   * which run later.
   *
   * @param early what the caches told before, if nothing has been sent yet
   */
  start(early?: readonly EventBatch[]): () => void
  /** Why a logged request was made; undefined for one that left while nothing was tracked. Never changes. */
  details(id: number): RequestDetails | undefined
}

/**
 * Explains the requests of a log by the events of a client's caches. It only listens, and only between `start` and
 * stop.
 */
export function trackRequests({
  log,
  queryClient,
}: {
  log: RequestLog
  queryClient: QueryClient
}): RequestTracker {
  const known = new Map<number, RequestDetails>()

  return {
    details: (id) => known.get(id),

    start(early = []) {
      const fetches = watchFetches(queryClient, early)
      const mutations = watchMutations(queryClient, early)

      const explain = ({ method, path }: LoggedRequest): RequestDetails =>
        (method === 'GET'
          ? (fetches.claim(path) ?? mutations.claim(method, path))
          : (mutations.claim(method, path) ?? fetches.claim(path))) ?? { trigger: 'unknown' }

      const stopListening = log.subscribe((changed) => {
        if (changed === undefined) known.clear()
        else if (changed.outcome === 'pending') {
          known.set(changed.id, explain(changed))
          known.delete(changed.id - LOG_LIMIT)
        }
      })

      return () => {
        stopListening()
        fetches.stop()
        mutations.stop()
      }
    },
  }
}
