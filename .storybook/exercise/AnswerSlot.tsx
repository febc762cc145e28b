import { Suspense, useContext } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from '#ui/Alert.tsx'
import { WorldContext } from '../worldContext.ts'
import { crashed } from './crashes.ts'
import { InWords } from './InWords.tsx'
import { problemOf } from './problem.ts'

/** Where an answer renders. What it throws stays inside, and its grader hears of it. One that suspends has rendered, and can be replaced. */
export function AnswerSlot({ children }: { children: ReactNode }) {
  const world = useContext(WorldContext)
  return (
    <ErrorBoundary FallbackComponent={Crashed} onError={(error) => crashed(world?.id ?? '', error)}>
      <Suspense fallback={<p>Suspended: this waits for a promise.</p>}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Crashed({ error }: FallbackProps) {
  return (
    <Alert>
      <InWords>{problemOf(error).sentence}</InWords>
    </Alert>
  )
}
