import { neverBack } from './neverBack.ts'

/** How many requests a log keeps, to bound its memory; the oldest go first. */
export const LOG_LIMIT = 10_000

/** How a request ended: in flight, an HTTP status, no answer at all, or aborted by the client. */
export type Outcome = 'pending' | number | 'no answer' | 'cancelled'

/** One request, as a log keeps it. */
export interface LoggedRequest {
  id: number
  method: string
  /** Path and query string below the base address, such as `posts?userId=2`. */
  path: string
  outcome: Outcome
  /** When it left, in ms since the epoch. */
  startedAt: number
  /** How long it took, in ms; undefined while it is in flight. */
  durationMs: number | undefined
}

/** Receives the request that left or ended; nothing when the log was cleared. */
export type LogListener = (changed?: LoggedRequest) => void

/** Requests, oldest first. */
export interface RequestLog {
  /** The same array until something changes. */
  entries(): readonly LoggedRequest[]
  subscribe(listener: LogListener): () => void
  clear(): void
  /** Adds a request: when it leaves, or when the server receives one that is not logged yet. Returns its id. */
  started(method: string, path: string): number
  /** Ends a request. Later calls for it change nothing: a late answer does not undo a cancellation. */
  ended(id: number, outcome: Exclude<Outcome, 'pending'>): void
}

/** Makes an empty log. Ids count up from 1. */
export function createRequestLog({ now = neverBack() }: { now?: () => number } = {}): RequestLog {
  // Not a store: these listeners receive each changed request exactly once, where a store passes on its whole state.
  const listeners = new Set<LogListener>()
  const requests: LoggedRequest[] = []
  // Copied when it is read, so that a burst of requests does not copy the list once for each.
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
      // Ids have no gaps, so the first id gives the index of any other.
      const index = id - (requests[0]?.id ?? id)
      const entry = requests[index]
      if (entry?.outcome !== 'pending') return
      const ended = { ...entry, outcome, durationMs: now() - entry.startedAt }
      requests[index] = ended
      tell(ended)
    },
  }
}
