import { ErrorBoundary } from 'react-error-boundary'
import { Stage } from '../../Stage.ts'
import { CrashMessage } from '../../client-state/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** A part of a page, and what stands in its place when it throws. */
export function Part() {
  return (
    <Stage>
      <ErrorBoundary FallbackComponent={CrashMessage}>
        <ThrowingPosts />
      </ErrorBoundary>
    </Stage>
  )
}
