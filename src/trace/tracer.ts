/** A container of state, as whoever traces it sees it. */
export interface TracedContainer {
  name: string
  /** The state that it holds, shown or about to be. */
  read: () => unknown
  /** Puts it into a state that it has had before, for a visit: what it keeps elsewhere stays as it is. */
  put: (state: unknown) => void
  /** The state that it was put into counts from now on: somebody goes on from there. */
  settle: () => void
  /** What an action makes of a state. Pure. */
  reduce: (state: unknown, action: unknown) => unknown
}

/** The tie between a container and its tracer, for as long as the container is mounted. */
export interface Trace {
  /** Told of an action before it counts. The container changes by `change`, which may never be called. */
  act: (action: unknown, change: () => void) => void
  leave: () => void
}

/** Follows containers of state. A container is the same object whenever it joins again. */
export interface Tracer {
  join: (container: TracedContainer) => Trace
}
