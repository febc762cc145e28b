import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { ErrorBoundary } from 'react-error-boundary'
import { Ground } from '#course/story/Ground.ts'
import { CrashMessage } from '#course/story/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** `reset` applies only to the queries inside this boundary. */
export function TryAgainResets() {
  return (
    <Ground>
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <ErrorBoundary FallbackComponent={CrashMessage} onReset={reset}>
            <ThrowingPosts />
          </ErrorBoundary>
        )}
      </QueryErrorResetBoundary>
    </Ground>
  )
}
