import { ErrorBoundary } from 'react-error-boundary'
import { Stage } from '../../Stage.ts'
import { CrashMessage } from '../../client-state/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** Wrong: the boundary forgets the error. The query keeps it, and throws it again. */
export function TryAgainOnly() {
  return (
    <Stage>
      <ErrorBoundary FallbackComponent={CrashMessage}>
        <ThrowingPosts />
      </ErrorBoundary>
    </Stage>
  )
}
