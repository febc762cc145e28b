import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { ErrorBoundary } from 'react-error-boundary'
import { Stage } from '../../Stage.ts'
import { CrashMessage } from '../../client-state/CrashMessage.tsx'
import { ThrowingPosts } from './ThrowingPosts.tsx'

/** Without a `QueryErrorResetBoundary` around it, the hook's `reset` holds for the whole page. */
export function TryAgainByHook() {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Stage>
      <ErrorBoundary FallbackComponent={CrashMessage} onReset={reset}>
        <ThrowingPosts />
      </ErrorBoundary>
    </Stage>
  )
}
