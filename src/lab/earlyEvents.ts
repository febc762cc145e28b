import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'

/** The events of one synchronous run, in their order. */
export interface EventBatch {
  queries: readonly QueryCacheNotifyEvent[]
  mutations: readonly MutationCacheNotifyEvent[]
}

/** What the caches of a client told before a recorder listened. */
export interface EarlyEvents {
  /** Stops listening. Returns everything heard so far, batch by batch. */
  take(): readonly EventBatch[]
}

/** A page whose recorder never comes keeps no more batches than this. */
const LIMIT = 500

/**
 * Keeps what the caches of a client tell until the code of the recorders has come. It is a few lines, because it is part
 * of every first visit, and the recorders are not (decision 21).
 */
export function keepEarlyEvents(queryClient: QueryClient): EarlyEvents {
  type Open = { queries: QueryCacheNotifyEvent[]; mutations: MutationCacheNotifyEvent[] }
  const batches: Open[] = []
  let open: Open | undefined
  const stops = [
    queryClient.getQueryCache().subscribe((event) => current().queries.push(event)),
    queryClient.getMutationCache().subscribe((event) => current().mutations.push(event)),
  ]

  function current(): Open {
    if (open) return open
    open = { queries: [], mutations: [] }
    if (batches.length < LIMIT) batches.push(open)
    queueMicrotask(() => (open = undefined))
    return open
  }

  return {
    take() {
      for (const stop of stops.splice(0)) stop()
      return batches.splice(0)
    },
  }
}
