import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Shell } from './Shell.tsx'

/** Where unmatched addresses and thrown errors end (behaviour §8), with a way home. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <Shell title="Oops! An error occurred">
      <ErrorScreen message={errorMessage(error)} />
    </Shell>
  )
}

function errorMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return 'Invalid page'
  return (error instanceof Error && error.message) || 'Unknown error'
}
