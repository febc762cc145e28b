import { getErrorMessage } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from '#ui/Alert.tsx'

/** The fallback of an error boundary: the error's first sentence, and a retry. */
export function CrashMessage({ error, resetErrorBoundary }: FallbackProps) {
  const message = getErrorMessage(error) ?? String(error)
  return (
    <Alert action={{ label: 'Try again', onClick: () => resetErrorBoundary() }}>
      {isEndless(error) ? 'Maximum update depth exceeded' : message.split('. ')[0]}
    </Alert>
  )
}

/** Whether React has given up on an update that causes the next one. Its production build has only a number for that. */
export function isEndless(error: unknown): boolean {
  return /Maximum update depth exceeded|React error #185/.test(getErrorMessage(error) ?? '')
}
