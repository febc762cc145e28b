import { isRouteErrorResponse, Link, Outlet, useRouteError } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <ErrorPage />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/broken', loader: fail, element: <p>Never shown</p> },
    ],
  },
]

function ErrorPage() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <p>
      {isMissing ? 'No such page (404).' : 'This page failed.'} <Link to="/">Go home</Link>
    </p>
  )
}

function Home() {
  return (
    <p>
      <Link to="/broken">A loader that throws</Link> · <Link to="/nowhere">An unknown address</Link>
    </p>
  )
}

function fail(): never {
  throw new Error('Not today.')
}
