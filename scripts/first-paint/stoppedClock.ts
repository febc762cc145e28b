import type { QueryClient } from '@tanstack/react-query'

/** When every drawing is made, in ms since the epoch: two builds draw the same. */
const NOW = Date.UTC(2026, 0, 1, 12)

/** Does what takes no time at that time. */
export function atOneTime<T>(work: () => T): T {
  const { now } = Date
  Date.now = () => NOW
  try {
    return work()
  } finally {
    Date.now = now
  }
}

/** Gives all that a cache holds the age of nothing. */
export function asOfNow(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.dataUpdatedAt > 0) query.setState({ dataUpdatedAt: NOW })
}
