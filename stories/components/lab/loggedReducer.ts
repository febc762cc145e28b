import { useEffect, useRef, useState } from 'react'
import type { Dispatch } from 'react'
import { findExtension } from '#lab/actions/devtoolsExtension.ts'
import type { DevtoolsConnection } from '#lab/actions/devtoolsExtension.ts'

/** The state of a reducer, and the step that led to it. */
export interface Logged<State, Action> {
  state: State
  step?: Step<State, Action>
}

interface Step<State, Action> {
  action: Action
  state: State
  /** The previous step, kept until it has been sent. */
  previous: Step<State, Action> | undefined
}

/** Restores an earlier state of the reducer. */
export interface Jump<State> {
  type: 'devtools/jump'
  state: State
}

/**
 * Wraps a reducer so that its state remembers the actions. The wrapper is as pure as the reducer inside: it sends
 * nothing, so React may call it twice or discard its result.
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

/** Sends the actions of a logged reducer to Redux DevTools, and applies their jumps. The `name` must not change. */
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

  // An effect, so that results which React discards are never sent.
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

/**
 * The steps after one, up to another. Their links to previous steps are removed, so that these can be garbage
 * collected.
 */
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
