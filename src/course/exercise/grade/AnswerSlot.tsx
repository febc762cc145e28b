import { Suspense, useContext } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from '#ui/Alert.tsx'
import { WorldContext } from '#course/world/worldContext.ts'
import { crashed } from './crashes.ts'
import { InlineCode } from '#course/code/InlineCode.tsx'
import { mistakeOf } from '#course/exercise/run/mistake.ts'

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
