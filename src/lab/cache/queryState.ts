import type { Query } from '@tanstack/react-query'
import type { EntryState } from '#ui/StateSign.tsx'

/** The state of a cache entry, or that it is no more. */
export type CacheState = EntryState | 'gone'

/** A moment in ms since the epoch, or never. */
export type Moment = number | 'never'

/**
 * The current state of an entry. Several can apply at once; the first of these counts:
 *
 * 1. `fetching`: a request is in flight.
 * 2. `paused`: a request waits for a connection.
 * 3. `inactive`: no enabled observer, as in the library's own filter `type: 'inactive'`.
 * 4. `failed`: the last request failed, whether or not there is data from before.
 * 5. `stale`: there is no data, it was invalidated, or it is too old for one of its observers.
 * 6. `fresh`: all others.
 */
export function stateOf(query: Query): EntryState {
  if (query.state.fetchStatus !== 'idle') return query.state.fetchStatus
  if (!query.isActive()) return 'inactive'
  if (query.state.status === 'error') return 'failed'
  return staleTimesOf(query).some((staleTime) => query.isStaleByTime(staleTime)) ? 'stale' : 'fresh'
}

/** When fresh data becomes stale for the observer with the shortest stale time. */
export function staleAt(query: Query): Moment {
  const shortest = Math.min(
    ...staleTimesOf(query).map((staleTime) => (staleTime === 'static' ? Infinity : staleTime)),
  )
  return Number.isFinite(shortest) ? query.state.dataUpdatedAt + shortest : 'never'
}

/**
 * When the library collects an entry: never while it has an observer.
 *
 * @param since the start of the `gcTime`, in ms since the epoch
 */
export function goneAt(query: Query, since: number): Moment {
  const isKept = query.getObserversCount() > 0 || !Number.isFinite(query.gcTime)
  return isKept ? 'never' : since + query.gcTime
}

/** Whether an entry has never had an observer, data or a request. */
export function isUnused(query: Query): boolean {
  return (
    query.getObserversCount() === 0 &&
    query.state.fetchStatus === 'idle' &&
    query.state.data === undefined &&
    !query.isFetched()
  )
}

/** The stale times of enabled observers. For a disabled one, data is never stale. */
function staleTimesOf(query: Query): (number | 'static')[] {
  return query.observers
    .filter(
      ({ options: { enabled } }) => (typeof enabled === 'function' ? enabled(query) : enabled) !== false,
    )
    .map(
      ({ options: { staleTime } }) => (typeof staleTime === 'function' ? staleTime(query) : staleTime) ?? 0,
    )
}
