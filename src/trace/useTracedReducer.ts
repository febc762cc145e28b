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
 * @param name what the container is called wherever its actions are listed. Must not change, nor may `initial`
 */
export function useTracedReducer<State, Action>(
  name: string,
  reducer: (state: State, action: Action) => State,
  initial: State,
): [State, (action: Action) => void] {
  const tracer = useContext(TracerContext)
  const [state, send] = useReducer(
    (before: State, action: Action | Put<State>) =>
      action instanceof Put ? action.state : reducer(before, action),
    initial,
  )
  const [{ dispatch, shows, join }] = useState(() => createLink<State, Action>(name, initial, send))

  // Before any other effect, so that no action of theirs goes unnoticed.
  useLayoutEffect(() => shows(state, reducer))
  useLayoutEffect(() => join(tracer), [join, tracer])

  return [state, dispatch]
}
