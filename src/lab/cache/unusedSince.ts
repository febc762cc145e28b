import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query'

interface Known {
  since: number
  /** It was unused before anybody watched. */
  isGuess: boolean
  isFetching: boolean
}

/**
 * Since when the library has counted towards throwing an entry away. Its timer is private, but it starts in one of
 * three moments: the entry is made, its last reader leaves, a request for it ends.
 */
export function createUnusedSince() {
  const known = new WeakMap<Query, Known>()

  return {
    of: (query: Query) => known.get(query)?.since ?? Date.now(),
    /** Whether it may have begun earlier than `of` says. */
    isGuess: (query: Query) => known.get(query)?.isGuess ?? true,
    follow(event: QueryCacheNotifyEvent): void {
      const { query } = event
      const isFetching = query.state.fetchStatus !== 'idle'
      const hasBegun =
        event.type === 'added' ||
        (event.type === 'observerRemoved' && query.getObserversCount() === 0) ||
        (known.get(query)?.isFetching === true && !isFetching)
      if (hasBegun) known.set(query, { since: Date.now(), isGuess: false, isFetching })
      else known.set(query, { ...(known.get(query) ?? guess()), isFetching })
    },
    /** For an entry that was there before anybody watched. */
    guess(query: Query): void {
      known.set(query, { ...guess(), isFetching: query.state.fetchStatus !== 'idle' })
    },
  }
}

function guess(): Omit<Known, 'isFetching'> {
  return { since: Date.now(), isGuess: true }
}
