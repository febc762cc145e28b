import { getErrorMessage } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { Alert } from '#ui/Alert.tsx'
import { isEndless } from './isEndless.ts'

/** The fallback of an error boundary: the error's first sentence, and a retry. */
export function CrashMessage({ error, resetErrorBoundary }: FallbackProps) {
  const message = getErrorMessage(error) ?? String(error)
  return (
    <Alert action={{ label: 'Try again', onClick: () => resetErrorBoundary() }}>
      {isEndless(error) ? 'Maximum update depth exceeded' : message.split('. ')[0]}
    </Alert>
  )
}
