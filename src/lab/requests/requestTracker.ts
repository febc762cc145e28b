import type { QueryClient } from '@tanstack/react-query'
import { LOG_LIMIT } from '#api/requestLog.ts'
import type { LoggedRequest, RequestLog } from '#api/requestLog.ts'
import type { RequestDetails } from './trigger.ts'
import { watchFetches } from './watchFetches.ts'
import { watchMutations } from './watchMutations.ts'

/** Knows why the requests of one world were made. */
export interface RequestTracker {
  /**
   * Begins to watch; what it returns ends it. A component does so in a layout effect: queries ask in effects, which
   * come later.
   */
  start(): () => void
  /** Why a request of the log was made; undefined for one that left while nobody watched. Never changes. */
  details(id: number): RequestDetails | undefined
}

/**
 * Explains the requests of a log by what the caches of a client announce. It only listens; nothing is subscribed to
 * before `start` and after its end.
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

    start() {
      const fetches = watchFetches(queryClient)
      const mutations = watchMutations(queryClient)

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
