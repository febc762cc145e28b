import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { RequestLog } from '#api/requestLog.ts'
import type { Network } from '#mocks/network.ts'
import { recordCache } from './cache/cacheHistory.ts'
import { trackRequests } from './requests/requestTracker.ts'

/** The cache to be watched, and what goes to its server. A real server has no network that could be turned. */
export interface WatchedServer {
  queryClient: QueryClient
  log: RequestLog
  network: Network | undefined
}

/** Records requests and cache of a server for as long as the caller is mounted; undefined without a server. */
export function useServerRecorders(server: WatchedServer | undefined) {
  const [recorders] = useState(
    () => server && { tracker: trackRequests(server), cache: recordCache(server.queryClient) },
  )
  // Before the effects in which queries ask.
  useLayoutEffect(() => {
    const stopTracking = recorders?.tracker.start()
    recorders?.cache.start()
    return () => {
      stopTracking?.()
      recorders?.cache.stop()
    }
  }, [recorders])
  return recorders
}
