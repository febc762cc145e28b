import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Shell } from './Shell.tsx'
import { useIsAwake } from '#ui/useIsAwake.ts'

/** The page for unmatched addresses and thrown errors (behaviour §8). */
export function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  // One page is prerendered for every address, and names none.
  const path = useIsAwake() ? pathname : ''
  return (
    <Shell title="Oops! An error occurred">
      <ErrorScreen message={messageOf(error, path)} />
    </Shell>
  )
}

function messageOf(error: unknown, path: string): ReactNode {
  if (isRouteErrorResponse(error))
    return (
      <>
        <span>Invalid page</span> <code translate="no">{path}</code>
      </>
    )
  return (error instanceof Error && error.message) || 'Unknown error'
}
