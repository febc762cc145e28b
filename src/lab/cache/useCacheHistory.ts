import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { recordCache } from './cacheHistory.ts'
import type { CacheHistory } from './cacheHistory.ts'

/** The history of a client's cache, watched for as long as the component around it is there. */
export function useCacheHistory(queryClient: QueryClient): CacheHistory {
  const [watched, setWatched] = useState(() => ({ queryClient, history: recordCache(queryClient) }))
  if (watched.queryClient !== queryClient) setWatched({ queryClient, history: recordCache(queryClient) })
  const { history } = watched

  // Before the effects in which readers come, so that none is missed.
  useLayoutEffect(() => {
    history.start()
    return () => history.stop()
  }, [history])

  return history
}
