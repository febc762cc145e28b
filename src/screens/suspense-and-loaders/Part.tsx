import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

// #region part
/** A part of a page: what stands in its place while it waits for data, and when it has failed to load. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary FallbackComponent={Failed} onReset={reset}>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
// #endregion

function Failed({ error, resetErrorBoundary }: FallbackProps) {
  return <Alert action={{ label: 'Retry', onClick: resetErrorBoundary }}>{getErrorMessage(error)}</Alert>
}

/** As high as a small card. */
export function Waiting() {
  return (
    <div>
      <Banner>Loading...</Banner>
      <Skeleton $height="9.75rem" />
    </div>
  )
}
