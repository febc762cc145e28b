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
  return (
    <p>
      {sentenceFor(useRouteError())} <Link to="/">Go home</Link>
    </p>
  )
}

function sentenceFor(error: unknown): string {
  if (isRouteErrorResponse(error))
    return error.status === 404 ? 'No such page (404).' : `Failed with status ${error.status}.`
  return error instanceof Error ? error.message : 'Something failed.'
}

function Home() {
  return (
    <p>
      <Link to="/broken">A loader that throws</Link> · <Link to="/nowhere">An unknown address</Link>
    </p>
  )
}

function fail(): never {
  throw new Error('The loader failed.')
}
