import { Link, Outlet } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <p>Home</p> },
      { path: '/overview', element: <p>Overview</p> },
    ],
  },
]

function Layout() {
  return (
    <>
      <nav aria-label="Pages">
        <Link to="/">Home</Link> · <Link to="/overview">Overview</Link>
      </nav>
      <Outlet />
    </>
  )
}
