import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { FilterFrame } from './FilterFrame.tsx'

// #region routes
const root = {
  errorElement: <Failure of="the root" />,
  children: [
    {
      path: '/team',
      element: <Team />,
      errorElement: <Failure of="the team" />,
      children: [
        { index: true, element: <p>The team.</p> },
        { path: 'broken', loader: fail, element: <p>Never shown.</p> },
      ],
    },
  ],
} satisfies RouteObject
// #endregion

/** Two error elements: one of the root route, and one of the team's pages. The root's element is the small browser. */
export function ErrorElements() {
  return <MiniBrowser routes={root.children} errorElement={root.errorElement} startAt="/team" />
}

function Team() {
  return (
    <FilterFrame>
      <Link to="/team/broken">A page whose loader throws</Link>
      <Link to="/team/nobody">An address that no route matches</Link>
      <Outlet />
    </FilterFrame>
  )
}

function Failure({ of }: { of: string }) {
  const error = useRouteError()
  const what = isRouteErrorResponse(error) ? String(error.status) : error instanceof Error && error.message
  return (
    <FilterFrame>
      <p>
        The error element of {of}: {what}
      </p>
    </FilterFrame>
  )
}

function fail(): never {
  throw new Error('The loader has failed.')
}
