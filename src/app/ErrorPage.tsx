import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Shell } from './Shell.tsx'

/** The page for unmatched addresses and thrown errors (behaviour §8). */
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
