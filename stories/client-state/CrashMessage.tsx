import { getErrorMessage } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from '#ui/Alert.tsx'

/** The fallback of an error boundary: the error's first sentence, and a retry. */
export function CrashMessage({ error, resetErrorBoundary }: FallbackProps) {
  const message = getErrorMessage(error) ?? String(error)
  // React's production build has only a number for this error.
  const isEndless = message.includes('React error #185')
  return (
    <Alert action={{ label: 'Try again', onClick: () => resetErrorBoundary() }}>
      {isEndless ? 'Maximum update depth exceeded' : message.split('. ')[0]}
    </Alert>
  )
}
