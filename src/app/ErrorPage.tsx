import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Shell } from './Shell.tsx'

/** The page for unmatched addresses and thrown errors (behaviour §8). */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  return (
    <Shell title="Oops! An error occurred">
      <ErrorScreen message={isRouteErrorResponse(error) ? <NoPage path={pathname} /> : messageOf(error)} />
    </Shell>
  )
}

function NoPage({ path }: { path: string }) {
  return (
    <>
      <span>Invalid page</span>
      <br />
      There is nothing at <code translate="no">{path}</code>.
    </>
  )
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error'
}
