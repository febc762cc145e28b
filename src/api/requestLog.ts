/** How many requests a log remembers; the oldest go first, so that memory stays bounded. */
export const LOG_LIMIT = 10_000

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

/** Is told what changed: a request that has left or ended, or nothing when the log was cleared. */
export type LogListener = (changed?: LoggedRequest) => void

/** The requests of one world, oldest first. */
export interface RequestLog {
  /** The same list until something changes. */
  entries(): readonly LoggedRequest[]
  subscribe(listener: LogListener): () => void
  clear(): void
  /** A request left, or reached the server without having been noticed before. Returns its id. */
  started(method: string, path: string): number
  /** A request ended. The first ending counts: a late answer does not undo a cancellation. */
  ended(id: number, outcome: Exclude<Outcome, 'pending'>): void
}

/** Makes an empty log. Ids count up from 1. */
export function createRequestLog({ now = Date.now }: { now?: () => number } = {}): RequestLog {
  // By hand: a store tells its state, and this tells each request that changes, exactly once.
  const listeners = new Set<LogListener>()
  const requests: LoggedRequest[] = []
  // Copied only when somebody looks: a burst of requests must not copy the list with every one of them.
  let snapshot: readonly LoggedRequest[] | undefined = []
  let lastId = 0

  function tell(changed?: LoggedRequest): void {
    snapshot = undefined
    for (const listener of listeners) listener(changed)
  }

  return {
    entries: () => (snapshot ??= requests.slice()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear() {
      requests.length = 0
      tell()
    },
    started(method, path) {
      lastId += 1
      const entry: LoggedRequest = {
        id: lastId,
        method,
        path,
        outcome: 'pending',
        startedAt: now(),
        durationMs: undefined,
      }
      if (requests.length === LOG_LIMIT) requests.shift()
      requests.push(entry)
      tell(entry)
      return lastId
    },
    ended(id, outcome) {
      // Ids have no gaps, so the first one tells where any other stands.
      const index = id - (requests[0]?.id ?? id)
      const entry = requests[index]
      if (entry?.outcome !== 'pending') return
      const ended = { ...entry, outcome, durationMs: now() - entry.startedAt }
      requests[index] = ended
      tell(ended)
    },
  }
}
