import type { Trace, TracedContainer, Tracer } from './tracer.ts'

/** An action that only says which state comes next, and whether it is only visited. */
export class Put<State> {
  readonly state: State
  readonly isVisit: boolean
  constructor(state: State, isVisit = false) {
    this.state = state
    this.isVisit = isVisit
  }
}

/** Stands between a reducer's component and a tracer; without a tracer every action passes through as it is. */
export function createLink<State, Action>(
  name: string,
  initial: State,
  send: (action: Action | Put<State>) => void,
) {
  let trace: Trace | undefined
  let reducer: (state: State, action: Action) => State
  let state = initial
  let shown = initial

  const container: TracedContainer = {
    name,
    read: () => state,
    put(next) {
      state = next as State
      send(new Put(state, true))
    },
    settle: () => send(new Put(state)),
    reduce: (before, action) => reducer(before as State, action as Action),
  }

  return {
    dispatch(action: Action): void {
      if (trace === undefined) send(action)
      else
        trace.act(action, () => {
          state = reducer(state, action)
          send(new Put(state))
        })
    },
    /** What the component has just shown, and by which rules. A state that was put and is not there yet is newer. */
    shows(now: State, rules: (state: State, action: Action) => State): void {
      if (state === shown) state = now
      shown = now
      reducer = rules
    },
    join(tracer: Tracer | undefined): () => void {
      const joined = tracer?.join(container)
      trace = joined
      return () => {
        trace = undefined
        joined?.leave()
      }
    },
  }
}
