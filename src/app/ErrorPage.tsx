import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Oops } from './Oops.tsx'
import { Shell } from './Shell.tsx'

/** Where unmatched addresses and thrown errors end (spec §8), with a way home. */
export function ErrorPage() {
  const error = useRouteError()
  return (
    <Shell title="Oops! An error occurred">
      <Oops message={describe(error)} />
    </Shell>
  )
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return 'Invalid page'
  return (error instanceof Error && error.message) || 'Unknown error'
}
