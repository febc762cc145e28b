import { queryOptions } from '@tanstack/react-query'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import type { FetchPosts } from './useCountedPosts.ts'

/** In ms: short enough to watch. */
export const GC_TIME_MS = 15_000

/** The posts of one user, fresh for 10 seconds, and kept for 15 without a reader. */
// #region times
export const ageingPosts = (fetchPosts: FetchPosts) =>
  queryOptions({
    queryKey: ['posts', 'ageing'],
    queryFn: ({ signal }) => fetchPosts(1, signal),
    staleTime: STALE_TIME_MS,
    gcTime: GC_TIME_MS,
  })
// #endregion
