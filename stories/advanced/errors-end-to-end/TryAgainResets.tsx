import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { ErrorBoundary } from 'react-error-boundary'
import { Stage } from '../../Stage.ts'
import { CrashMessage } from '../../client-state/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** `reset` holds for the queries inside of this boundary alone. */
export function TryAgainResets() {
  return (
    <Stage>
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary FallbackComponent={CrashMessage} onReset={reset}>
            <ThrowingPosts />
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>
    </Stage>
  )
}
