import { getErrorMessage } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from '#ui/Alert.tsx'

/** What an error boundary shows of a crash: its first sentence, and a way to try again. */
export function CrashMessage({ error, resetErrorBoundary }: FallbackProps) {
  const message = getErrorMessage(error) ?? String(error)
  // A build for production has only a number for this one.
  const isEndless = message.includes('React error #185')
  return (
    <Alert action={{ label: 'Try again', onClick: () => resetErrorBoundary() }}>
      {isEndless ? 'Maximum update depth exceeded' : message.split('. ')[0]}
    </Alert>
  )
}
