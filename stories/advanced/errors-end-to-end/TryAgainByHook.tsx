import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { ErrorBoundary } from 'react-error-boundary'
import { Stage } from '../../Stage.ts'
import { CrashMessage } from '../../client-state/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** A part of a page, and what stands in its place when it throws. */
export function Part() {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Stage>
      <ErrorBoundary FallbackComponent={CrashMessage} onReset={reset}>
        <ThrowingPosts />
      </ErrorBoundary>
    </Stage>
  )
}
