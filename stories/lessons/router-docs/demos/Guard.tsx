import { createPath, Link, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { fromOf, RequireUser, ReturnAfterLogin } from '#screens/router-samples/RequireUser.tsx'
import { FilterFrame } from './FilterFrame.tsx'
import { SessionButton } from './SessionButton.tsx'

function Site() {
  return (
    <FilterFrame>
      <SessionButton />
      {/* Never replaces: a link that leads to where one is would. */}
      <Link to="/reports?year=2026#summary" replace={false}>
        Reports of 2026
      </Link>
      <Outlet />
    </FilterFrame>
  )
}

function LoginPage() {
  const from = fromOf(useLocation().state)
  return <p>{from === undefined ? 'Please log in.' : `Please log in to see ${from}.`}</p>
}

function ReportsPage() {
  const asked = createPath(useLocation())
  // Links, Go and Back replace no entry of the history. Who was stopped comes from the login page, which is replaced.
  const wasStopped = useNavigationType() === NavigationType.Replace
  return (
    <>
      <p>The reports.</p>
      <p>
        Asked for{wasStopped && ' before the login'}: {asked}.
      </p>
    </>
  )
}

// #region routes
const routes: RouteObject[] = [
  {
    element: <Site />,
    children: [
      { path: '/', element: <p>Everybody may read this.</p> },
      { element: <ReturnAfterLogin />, children: [{ path: '/login', element: <LoginPage /> }] },
      { element: <RequireUser />, children: [{ path: '/reports', element: <ReportsPage /> }] },
    ],
  },
]
// #endregion

/** A site with one guarded page, in a small browser. */
export function Guard() {
  return <MiniBrowser routes={routes} errorElement={<p>Invalid page</p>} startAt="/" />
}
