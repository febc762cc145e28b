import { Link, Outlet } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { MiniBrowser } from '#course/router/MiniBrowser.tsx'
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
        { path: '/login', element: <p>Please log in.</p> },
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

function Site() {
  return (
    <FilterFrame>
      <SessionButton />
      <Link to="/todos">Todos</Link>
      <Outlet />
    </FilterFrame>
  )
}
