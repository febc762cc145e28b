import { ErrorBoundary } from 'react-error-boundary'
import { Ground } from '#course/story/Ground.ts'
import { CrashMessage } from '#course/story/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** A part of a page, and what stands in its place when it throws. */
export function Part() {
  return (
    <Ground>
      <ErrorBoundary FallbackComponent={CrashMessage}>
        <ThrowingPosts />
      </ErrorBoundary>
    </Ground>
  )
}
