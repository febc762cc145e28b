import { useEffect, useRef, useState } from 'react'
import type { Dispatch } from 'react'
import { findExtension } from '#lab/actions/devtoolsExtension.ts'
import type { DevtoolsConnection } from '#lab/actions/devtoolsExtension.ts'

/** The state of a reducer, and the step that has led to it. */
export interface Logged<State, Action> {
  state: State
  step?: Step<State, Action>
}

interface Step<State, Action> {
  action: Action
  state: State
  /** The step before it, as long as it may not have been sent. */
  previous: Step<State, Action> | undefined
}

/** Asks for a state that the reducer has had before. */
export interface Jump<State> {
  type: 'devtools/jump'
  state: State
}

/**
 * Wraps a reducer so that it remembers its actions. It is as pure as the one inside: it sends nothing, so React may call it
 * twice or drop what it returns.
 */
export function logged<State, Action extends { type: string }>(
  reducer: (state: State, action: Action) => State,
) {
  return (before: Logged<State, Action>, action: Action | Jump<State>): Logged<State, Action> => {
    if (isJump(action)) return { ...before, state: action.state }
    const state = reducer(before.state, action)
    return { state, step: { action, state, previous: before.step } }
  }
}

/** Shows what a logged reducer has remembered to Redux DevTools, and lets them jump. The `name` must not change. */
export function useDevtools<State, Action>(
  name: string,
  { state, step }: Logged<State, Action>,
  dispatch: Dispatch<Jump<State>>,
): void {
  const [connection] = useState(() => connect(name, state))
  const sent = useRef<Step<State, Action>>(undefined)

  useEffect(
    () =>
      connection?.subscribe(({ type, payload, state: json }) => {
        if (type === 'DISPATCH' && payload?.type.startsWith('JUMP_TO_') && json !== undefined)
          dispatch({ type: 'devtools/jump', state: JSON.parse(json) })
      }),
    [connection, dispatch],
  )

  // After React has shown the state: what it has dropped is never sent.
  useEffect(() => {
    for (const { action, state: after } of stepsBetween(sent.current, step)) connection?.send(action, after)
    sent.current = step
  }, [connection, step])
}

function connect(name: string, state: unknown): DevtoolsConnection | undefined {
  const connection = findExtension()?.connect({ name })
  connection?.init(state)
  return connection
}

/** The steps after one, up to another; they no longer lead back to those before them, which can be forgotten. */
function stepsBetween<State, Action>(
  first: Step<State, Action> | undefined,
  last: Step<State, Action> | undefined,
): Step<State, Action>[] {
  const steps: Step<State, Action>[] = []
  for (let step = last; step !== undefined && step !== first; step = step.previous) steps.push(step)
  if (last) last.previous = undefined
  return steps.toReversed()
}

function isJump<State>(action: { type: string }): action is Jump<State> {
  return action.type === 'devtools/jump'
}
