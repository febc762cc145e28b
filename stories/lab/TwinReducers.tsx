import { useEffect, useReducer } from 'react'
import { RenderCount } from '#lab/RenderCount.tsx'
import { useTracedReducer } from '#trace/useTracedReducer.ts'
import { Button } from '#ui/Button.tsx'

/** What was seen of a reducer: its calls, and the functions that dispatch. */
export interface Seen {
  calls: string[]
  dispatches: Set<unknown>
}

export const seen: Record<'react' | 'traced', Seen> = { react: anew(), traced: anew() }

export function forgetSeen(): void {
  for (const { calls, dispatches } of Object.values(seen)) {
    calls.length = 0
    dispatches.clear()
  }
}

/** The same sum by React's hook and by ours. */
export function TwinReducers() {
  return (
    <>
      <ReactSum />
      <TracedSum />
    </>
  )
}

function ReactSum() {
  const [sum, dispatch] = useReducer(reactReducer, 0)
  return <Sum title="React" sum={sum} dispatch={dispatch} seenBy={seen.react} />
}

function TracedSum() {
  const [sum, dispatch] = useTracedReducer('sum', tracedReducer, 0)
  return <Sum title="Traced" sum={sum} dispatch={dispatch} seenBy={seen.traced} />
}

const reactReducer = noting(seen.react)
const tracedReducer = noting(seen.traced)

function noting({ calls }: Seen) {
  return (before: number, by: number): number => {
    calls.push(`${before} + ${by}`)
    return before + by
  }
}

interface SumProps {
  title: string
  sum: number
  dispatch: (by: number) => void
  seenBy: Seen
}

function Sum({ title, sum, dispatch, seenBy }: SumProps) {
  useEffect(() => void seenBy.dispatches.add(dispatch))

  function addThree(): void {
    dispatch(1)
    dispatch(0)
    dispatch(2)
  }

  return (
    <p>
      <Button onClick={addThree}>
        {title}: {sum}
      </Button>{' '}
      <Button onClick={() => dispatch(0)}>{title}: add nothing</Button> <RenderCount of={title} />
    </p>
  )
}

function anew(): Seen {
  return { calls: [], dispatches: new Set() }
}
