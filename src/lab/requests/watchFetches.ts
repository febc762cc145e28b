import type { Query, QueryCacheNotifyEvent, QueryClient, QueryKey } from '@tanstack/react-query'
import type { EventBatch } from '#lab/earlyEvents.ts'
import { untilNextMicrotask } from './untilNextMicrotask.ts'
import type { RequestDetails, Trigger } from './trigger.ts'
import { watchReasons } from './watchReasons.ts'

/** One fetch of a query, from its start to the end of its last request. */
interface Fetch {
  readonly key: QueryKey
  readonly trigger: Trigger
  /** The fetch whose function started this one. */
  readonly host: Fetch | undefined
  /** Whether the fetch may make several requests, one after the other. */
  readonly inPages: boolean
  asks: 'not yet' | 'itself' | 'through another query'
  lastPath: string | undefined
  /** Whether an attempt has failed, and a retry follows. */
  retrying: boolean
}

/**
 * Finds the query that made a request. A query sends an event right before its function runs, so a request in the same
 * synchronous code is its own. Retries and further pages send no event: they are recognised by the earlier requests of
 * their fetch.
 *
 * @param early what the cache told before, if nothing has been sent yet
 */
export function watchFetches(queryClient: QueryClient, early: readonly EventBatch[]) {
  const reasons = watchReasons()
  const underWay = new Map<Query, Fetch>()
  const starting = untilNextMicrotask<{ fetch: Fetch; trigger: Trigger }>()

  const cache = queryClient.getQueryCache()
  for (const { queries } of early) {
    for (const event of queries) hear(event)
    starting.clear()
    reasons.forget()
  }
  for (const query of cache.getAll()) {
    const isKnown = query.state.fetchStatus === 'idle' || underWay.has(query)
    if (!isKnown) underWay.set(query, earlierFetch(query))
  }
  const stopListening = cache.subscribe(hear)

  function hear(event: QueryCacheNotifyEvent): void {
    reasons.note(event)
    if (event.type === 'removed') underWay.delete(event.query)
    if (event.type === 'updated') follow(event.query, event.action.type)
  }

  function follow(
    query: Query,
    action: Extract<QueryCacheNotifyEvent, { type: 'updated' }>['action']['type'],
  ) {
    if (action === 'fetch') begin(query)
    else if (query.state.fetchStatus === 'idle') underWay.delete(query)
    else if (action === 'failed') expectRetry(query)
  }

  function expectRetry(query: Query): void {
    const fetch = underWay.get(query)
    if (fetch) fetch.retrying = true
  }

  function begin(query: Query): void {
    const reason = reasons.of(query)
    const host = reason === undefined ? hostOf(query) : undefined
    const trigger = reason ?? (host ? takeTrigger(host) : undefined) ?? lonely(query)
    if (host) host.asks = 'through another query'
    const fetch = newFetch(query, trigger, host)
    underWay.set(query, fetch)
    starting.set({ fetch, trigger })
  }

  /** The current fetch if it has requested nothing yet, or one whose last page has just arrived. */
  function hostOf(query: Query): Fetch | undefined {
    const now = starting.get()?.fetch
    if (now?.asks === 'not yet' && underWay.get(query) !== now) return now
    if (query.getObserversCount() > 0) return undefined
    const all = [...underWay.values()]
    return all.find(
      (fetch) => fetch.asks === 'through another query' && all.every(({ host }) => host !== fetch),
    )
  }

  /** The fetch that a request can belong to when none has just begun. */
  function waiting(path: string): Fetch | undefined {
    const all = [...underWay.values()].filter(({ asks }) => asks !== 'through another query')
    return (
      all.find(({ retrying, lastPath }) => retrying && lastPath === path) ??
      all.find(({ retrying }) => retrying) ??
      all.find(({ asks }) => asks === 'not yet') ??
      all.find(({ inPages, lastPath }) => inPages && resource(lastPath) === resource(path))
    )
  }

  return {
    /** The query that makes the request leaving now, if any. */
    claim(path: string): RequestDetails | undefined {
      const now = starting.get()
      const fetch = now?.fetch ?? waiting(path)
      if (fetch === undefined) return undefined
      const trigger = now?.trigger ?? takeTrigger(fetch)
      // Requests that have waited for their server leave together: the next one is of another fetch.
      const hasWaited = now === undefined && fetch.asks === 'not yet'
      fetch.asks = 'itself'
      fetch.lastPath = path
      if (!hasWaited) starting.set({ fetch, trigger })
      return { trigger, key: fetch.key, askedBy: fetch.host?.key }
    },

    stop(): void {
      stopListening()
      reasons.stop()
    },
  }
}

function newFetch(query: Query, trigger: Trigger, host: Fetch | undefined): Fetch {
  const inPages = 'getNextPageParam' in query.options
  return {
    key: query.queryKey,
    trigger,
    host,
    inPages,
    asks: 'not yet',
    lastPath: undefined,
    retrying: false,
  }
}

/** A fetch that began before tracking. Only its retries can be explained. */
function earlierFetch(query: Query): Fetch {
  const retrying = query.state.fetchFailureCount > 0
  return { ...newFetch(query, 'unknown', undefined), asks: 'itself', retrying }
}

/** Each failed attempt explains one request only. */
function takeTrigger(fetch: Fetch): Trigger {
  const trigger = fetch.retrying ? 'retry' : fetch.trigger
  fetch.retrying = false
  return trigger
}

/** The trigger without any other sign: a prefetch if there is no observer, else a `refetch`. */
function lonely(query: Query): Trigger {
  return query.getObserversCount() === 0 ? 'prefetch' : 'refetch'
}

function resource(path: string | undefined): string | undefined {
  return path?.split('?')[0]
}
