import { notifyManager, useQueryClient } from '@tanstack/react-query'
import type { Query, QueryCache, QueryKey } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { EntryState } from '#ui/StateSign.tsx'

/** An entry of the cache as it is now. */
export interface Entry {
  hash: string
  key: QueryKey
  state: Exclude<EntryState, 'inactive'>
  /** Whether a component reads it. */
  isActive: boolean
  hasData: boolean
  /** How many fetches have started since somebody watches. */
  fetches: number
  error: Error | null
}

export interface Watched {
  entries: readonly Entry[]
  /** The fetches of all entries, also of those that are gone. */
  fetches: number
}

/** All entries of the cache, live. Undefined until it watches, so that no fetch starts uncounted. */
export function useEntries(): Watched | undefined {
  const client = useQueryClient()
  const [watch] = useState(() => watchEntries(client.getQueryCache()))
  return useSyncExternalStore(watch.subscribe, watch.snapshot, () => undefined)
}

function watchEntries(cache: QueryCache) {
  const fetches = new Map<string, number>()
  let watched: Watched | undefined

  function look(): void {
    watched = {
      entries: cache.getAll().map((query) => entryOf(query, fetches.get(query.queryHash) ?? 0)),
      fetches: [...fetches.values()].reduce((sum, count) => sum + count, 0),
    }
  }

  return {
    snapshot: () => watched,
    subscribe(onChange: () => void): () => void {
      // An entry can be added while a component renders, which no component may hear at once.
      const tell = notifyManager.batchCalls(() => {
        look()
        onChange()
      })
      const stop = cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'fetch') {
          fetches.set(event.query.queryHash, (fetches.get(event.query.queryHash) ?? 0) + 1)
        }
        tell()
      })
      tell()
      return stop
    },
  }
}

function entryOf(query: Query, fetches: number): Entry {
  return {
    hash: query.queryHash,
    key: query.queryKey,
    state: stateOf(query),
    isActive: query.isActive(),
    hasData: query.state.data !== undefined,
    fetches,
    error: query.state.error,
  }
}

function stateOf(query: Query): Entry['state'] {
  if (query.state.fetchStatus !== 'idle') return query.state.fetchStatus
  if (query.state.status === 'error') return 'failed'
  return query.isStale() ? 'stale' : 'fresh'
}
