import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query'

interface Known {
  since: number
  /** Whether it was unused before the recording. */
  isGuess: boolean
  isFetching: boolean
}

/**
 * Tracks when the library started an entry's `gcTime`. Its timer is private, but starts at one of three moments: the
 * entry is made, its last observer leaves, its request ends.
 */
export function createUnusedSince() {
  const known = new WeakMap<Query, Known>()

  return {
    of: (query: Query) => known.get(query)?.since ?? Date.now(),
    /** Whether it may have started before `of`. */
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
    /** Starts tracking an entry that is older than the recording. */
    guess(query: Query): void {
      known.set(query, { ...guess(), isFetching: query.state.fetchStatus !== 'idle' })
    },
  }
}

function guess(): Omit<Known, 'isFetching'> {
  return { since: Date.now(), isGuess: true }
}
