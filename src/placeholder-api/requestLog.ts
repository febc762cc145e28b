/** How many requests a log remembers; the oldest go first, so that memory stays bounded. */
const LIMIT = 10_000

/** What became of a request: still under way, an HTTP status, no answer at all, or given up by the client. */
export type Outcome = 'pending' | number | 'no answer' | 'cancelled'

/** One request that a world has seen. */
export interface LoggedRequest {
  id: number
  method: string
  /** Path and query string below the world's base address, such as `posts?userId=2`. */
  path: string
  outcome: Outcome
  /** When it left, in ms since the epoch. */
  startedAt: number
  /** How long it took, in ms; undefined while it is under way. */
  durationMs: number | undefined
}

/** The requests of one world, oldest first. */
export interface RequestLog {
  entries(): readonly LoggedRequest[]
  subscribe(listener: () => void): () => void
  clear(): void
  /** A request left, or reached the server without having been noticed before. Returns its id. */
  started(method: string, path: string): number
  /** A request ended. The first ending counts: a late answer does not undo a cancellation. */
  ended(id: number, outcome: Exclude<Outcome, 'pending'>): void
}

/** Makes an empty log. */
export function createRequestLog({ now = Date.now }: { now?: () => number } = {}): RequestLog {
  const listeners = new Set<() => void>()
  let entries: readonly LoggedRequest[] = []
  let lastId = 0

  function change(next: readonly LoggedRequest[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => change([]),
    started(method, path) {
      lastId += 1
      const entry = {
        id: lastId,
        method,
        path,
        outcome: 'pending',
        startedAt: now(),
        durationMs: undefined,
      } as const
      change([...entries.slice(-LIMIT + 1), entry])
      return lastId
    },
    ended(id, outcome) {
      const end = (entry: LoggedRequest): LoggedRequest =>
        entry.id === id && entry.outcome === 'pending'
          ? { ...entry, outcome, durationMs: now() - entry.startedAt }
          : entry
      change(entries.map(end))
    },
  }
}
