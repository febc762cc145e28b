import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { ErrorBoundary } from 'react-error-boundary'
import { Stage } from '../../Stage.ts'
import { CrashMessage } from '../../client-state/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** The boundary tells the queries inside that they may ask again. */
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
