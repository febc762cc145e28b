import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { recordCache } from './cacheHistory.ts'
import type { CacheHistory } from './cacheHistory.ts'

/** The history of a client's cache, recorded while the component is mounted. */
export function useCacheHistory(queryClient: QueryClient): CacheHistory {
  const [watched, setWatched] = useState(() => ({ queryClient, history: recordCache(queryClient) }))
  if (watched.queryClient !== queryClient) setWatched({ queryClient, history: recordCache(queryClient) })
  const { history } = watched

  // A layout effect, because observers subscribe in effects, which run later.
  useLayoutEffect(() => {
    history.start()
    return () => history.stop()
  }, [history])

  return history
}
