import { createContext, useContext, useLayoutEffect, useReducer, useState } from 'react'
import { createLink, Put } from './link.ts'
import type { Tracer } from './tracer.ts'

const TracerContext = createContext<Tracer | undefined>(undefined)

/** Names who follows the traced reducers below it: its `value`, undefined for nobody. May change while they are mounted. */
export const TraceProvider = TracerContext.Provider

/**
 * React's `useReducer`, whose actions can be watched and whose earlier states can be visited. Without a tracer above it
 * there is no difference. `dispatch` stays the same function in either case.
 *
 * The third value is the state to keep where it outlives the page, such as in storage: that of now, also while an earlier
 * one is visited.
 *
 * @param name what the container is called wherever its actions are listed. Must not change, nor may `initial`
 */
export function useTracedReducer<State, Action>(
  name: string,
  reducer: (state: State, action: Action) => State,
  initial: State,
): [state: State, dispatch: (action: Action) => void, kept: State] {
  const tracer = useContext(TracerContext)
  const [{ state, kept }, send] = useReducer(
    (before: Held<State>, action: Action | Put<State>) =>
      action instanceof Put
        ? held(before, action.state, action.isVisit ? before.kept : action.state)
        : acted(before, reducer(before.state, action)),
    initial,
    (state) => ({ state, kept: state }),
  )
  const [{ dispatch, shows, join }] = useState(() => createLink<State, Action>(name, initial, send))

  // Before any other effect, so that no action of theirs goes unnoticed.
  useLayoutEffect(() => shows(state, reducer))
  useLayoutEffect(() => join(tracer), [join, tracer])

  return [state, dispatch, kept]
}

interface Held<State> {
  state: State
  kept: State
}

function acted<State>(before: Held<State>, state: State): Held<State> {
  return held(before, state, state)
}

/** The same object where nothing changes, so that React need not render. */
function held<State>(before: Held<State>, state: State, kept: State): Held<State> {
  return Object.is(state, before.state) && Object.is(kept, before.kept) ? before : { state, kept }
}
