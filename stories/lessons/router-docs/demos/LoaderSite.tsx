import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { fromOf } from '#screens/router-samples/RequireUser.tsx'
import { useUserStore } from '#features/user/userStore.ts'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { RequestStrip } from '#course/world/RequestStrip.tsx'
import { useWorld } from '#course/world/worldContext.ts'
import { FilterFrame } from './FilterFrame.tsx'
import { SessionButton } from './SessionButton.tsx'

/** A site with a guarded page that has a loader, in a small browser, with the requests that it made. */
export function LoaderSite({ guarded }: { guarded: RouteObject }) {
  const { log } = useWorld()
  const routes: RouteObject[] = [
    {
      element: <Site />,
      children: [
        { path: '/', element: <p>Everybody may read this.</p> },
        { path: '/login', element: <Login /> },
        guarded,
      ],
    },
  ]
  return (
    <>
      <MiniBrowser routes={routes} errorElement={<p>Invalid page</p>} startAt="/" />
      <RequestStrip log={log} />
    </>
  )
}

/** Leads whoever is logged in to the address that the guard has kept: in the state, or in the query string. */
function Login() {
  const isLoggedIn = useUserStore((state) => state.session.status === 'loggedIn')
  const { state, search } = useLocation()
  const from = new URLSearchParams(search).get('from') ?? fromOf(state) ?? '/'
  if (!isLoggedIn) return <p>Please log in to see {from}.</p>
  // Anybody can type an address: only those of this site count.
  return <Navigate to={/^\/(?![/\\])/.test(from) ? from : '/'} replace />
}

function Site() {
  return (
    <FilterFrame>
      <SessionButton />
      <Link to="/todos?list=work">Todos</Link>
      <Outlet />
    </FilterFrame>
  )
}
