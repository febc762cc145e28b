import { Suspense, useContext, useEffect, useReducer } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { flushSync } from 'react-dom'
import { Alert } from '#ui/Alert.tsx'
import { WorldContext, useWorld } from '#course/world/worldContext.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { mistakeOf } from '#course/exercise/run/mistake.ts'
import type { World } from '#mocks/world.ts'
import { crashed } from './grading.ts'

/** Where an answer renders. What it throws stays inside, and its grader hears of it. One that suspends has rendered, and can be replaced. */
export function AnswerSlot({ children }: { children: ReactNode }) {
  const world = useContext(WorldContext)
  return (
    <ErrorBoundary FallbackComponent={Crashed} onError={(error) => crashed(world?.id ?? '', error)}>
      <Suspense fallback={<Suspended />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Suspended() {
  return (
    <p>
      Suspended: this waits for a promise. If each render makes a new one, as an async component does, that
      never ends. Load with a query, or in an effect.
    </p>
  )
}

function Crashed({ error }: FallbackProps) {
  return (
    <Alert>
      <InlineCode>{mistakeOf(error).sentence}</InlineCode>
    </Alert>
  )
}

const parents = new Map<string, () => void>()

/** A parent of an answer that renders again when a grader asks for it, and its children with it. */
export function RendersAgain({ children }: { children: () => ReactNode }) {
  const { id } = useWorld()
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    parents.set(id, render)
    return () => void parents.delete(id)
  }, [id])
  return children()
}

/** Renders the parent of the answer in a world again, with nothing changed: what is in no `memo` renders, too. */
export function renderAgain({ id }: World): void {
  flushSync(() => parents.get(id)?.())
}
