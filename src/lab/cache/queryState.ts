import type { Query } from '@tanstack/react-query'

/** What an entry of the cache is doing. */
export type CacheState = 'fetching' | 'fresh' | 'stale' | 'inactive' | 'gone'

/** A moment in ms since the epoch, or that it will not come. */
export type Moment = number | 'never'

/**
 * What an entry is doing now. Several answers can be true at once, so the first of these counts:
 *
 * 1. `fetching`: a request is under way, whoever waits for it.
 * 2. `inactive`: nobody reads it, or only readers that are disabled, as in the library's own filter `type: 'inactive'`.
 * 3. `stale`: there is no data, it was invalidated, or it is too old for one of its readers.
 * 4. `fresh`: all others.
 *
 * A paused request counts as none: it has not left.
 */
export function stateOf(query: Query): Exclude<CacheState, 'gone'> {
  if (query.state.fetchStatus === 'fetching') return 'fetching'
  if (!query.isActive()) return 'inactive'
  return staleTimesOf(query).some((staleTime) => query.isStaleByTime(staleTime)) ? 'stale' : 'fresh'
}

/** When data that is fresh now becomes stale for the most impatient of its readers. */
export function staleAt(query: Query): Moment {
  const shortest = Math.min(
    ...staleTimesOf(query).map((staleTime) => (staleTime === 'static' ? Infinity : staleTime)),
  )
  return Number.isFinite(shortest) ? query.state.dataUpdatedAt + shortest : 'never'
}

/**
 * When the library throws an entry away: never while somebody reads it.
 *
 * @param since since when it counts, in ms since the epoch
 */
export function goneAt(query: Query, since: number): Moment {
  const isKept = query.getObserversCount() > 0 || !Number.isFinite(query.gcTime)
  return isKept ? 'never' : since + query.gcTime
}

/** Whether an entry was made, and nothing more: no reader, no data, no request. */
export function isUnused(query: Query): boolean {
  return (
    query.getObserversCount() === 0 &&
    query.state.fetchStatus === 'idle' &&
    query.state.data === undefined &&
    !query.isFetched()
  )
}

/** A disabled reader never finds its data stale, so it is not asked. */
function staleTimesOf(query: Query): (number | 'static')[] {
  return query.observers
    .filter(
      ({ options: { enabled } }) => (typeof enabled === 'function' ? enabled(query) : enabled) !== false,
    )
    .map(
      ({ options: { staleTime } }) => (typeof staleTime === 'function' ? staleTime(query) : staleTime) ?? 0,
    )
}
