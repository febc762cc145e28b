import { createContext, useContext, useState } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { MiniBrowser } from '#lab/MiniBrowser.tsx'
import { Button } from '#ui/Button.tsx'
import { FilterFrame } from './FilterFrame.tsx'

const LoggedIn = createContext(false)

/** Leads to the login page whoever is not logged in, and remembers where they wanted to go. */
function RequireLogin() {
  const { pathname } = useLocation()
  if (!useContext(LoggedIn)) return <Navigate to="/login" state={{ from: pathname }} replace />
  return <Outlet />
}

function Site() {
  const [loggedIn, setLoggedIn] = useState(false)
  return (
    <LoggedIn value={loggedIn}>
      <FilterFrame>
        <Button onClick={() => setLoggedIn(!loggedIn)}>{loggedIn ? 'Log out' : 'Log in'}</Button>
        <Link to="/reports">Reports</Link>
        <Outlet />
      </FilterFrame>
    </LoggedIn>
  )
}

function LoginPage() {
  const state: unknown = useLocation().state
  const from = state !== null && typeof state === 'object' && 'from' in state ? String(state.from) : undefined
  return <p>{from === undefined ? 'Please log in.' : `Please log in to see ${from}.`}</p>
}

const routes: RouteObject[] = [
  {
    element: <Site />,
    children: [
      { path: '/', element: <p>Everybody may read this.</p> },
      { path: '/login', element: <LoginPage /> },
      { element: <RequireLogin />, children: [{ path: '/reports', element: <p>The reports.</p> }] },
    ],
  },
]

/** A site with one guarded page, in a small browser. */
export function Guard() {
  return <MiniBrowser routes={routes} errorElement={<p>Invalid page</p>} startAt="/" />
}
