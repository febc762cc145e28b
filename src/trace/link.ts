import type { Trace, TracedContainer, Tracer } from './tracer.ts'

/** An action that only says which state comes next. */
export class Put<State> {
  readonly state: State
  constructor(state: State) {
    this.state = state
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
      send(new Put(state))
    },
    reduce: (before, action) => reducer(before as State, action as Action),
  }

  return {
    dispatch(action: Action): void {
      if (trace === undefined) send(action)
      else trace.act(action, () => container.put(reducer(state, action)))
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
