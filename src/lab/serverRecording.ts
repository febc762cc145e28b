import type { QueryClient } from '@tanstack/react-query'
import type { RequestLog } from '#api/requestLog.ts'
import { recordCache } from './cache/cacheHistory.ts'
import type { CacheHistory } from './cache/cacheHistory.ts'
import type { EarlyEvents } from './earlyEvents.ts'
import { trackRequests } from './requests/requestTracker.ts'
import type { RequestTracker } from './requests/requestTracker.ts'

/** What the lab shows of a server and a cache: why each request was made, and what the cache did. */
export interface ServerRecording {
  tracker: RequestTracker
  cache: CacheHistory
  /** Starts recording. Returns a function that stops it, and keeps the record. */
  start(early?: EarlyEvents): () => void
}

/**
 * Makes the record of one client and its requests. Started before the first request leaves, it explains every one of
 * them, whenever the lab is opened (decision 21).
 */
export function createServerRecording(server: {
  queryClient: QueryClient
  log: RequestLog
}): ServerRecording {
  const tracker = trackRequests(server)
  const cache = recordCache(server.queryClient)

  return {
    tracker,
    cache,
    start(early) {
      const stopTracking = tracker.start(early?.take())
      cache.start({ isFromTheStart: early !== undefined })
      return () => {
        stopTracking()
        cache.stop()
      }
    },
  }
}
