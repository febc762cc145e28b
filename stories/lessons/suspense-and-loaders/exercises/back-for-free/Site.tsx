import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, Outlet, useRouteError } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { Ground } from '#course/story/Ground.ts'
import { Banner } from '#ui/Banner.tsx'

/** What a site gives to its routes: the cache of the page, and the API. */
export interface SiteParts {
  client: QueryClient
  api: ApiClient
}

/** A small browser with a start page and one route more. */
export function Site({ routeIn }: { routeIn: (parts: SiteParts) => RouteObject }) {
  const route = routeIn({ client: useQueryClient(), api: useApi() })
  const routes = [{ element: <Frame />, children: [{ path: '/', Component: Start }, route] }]
  return <MiniBrowser routes={routes} errorElement={<Thrown />} startAt="/" />
}

function Frame() {
  return (
    <Ground>
      <Suspense fallback={<Banner>Loading...</Banner>}>
        <Outlet />
      </Suspense>
    </Ground>
  )
}

function Start() {
  return <Link to="/users/1">User 1</Link>
}

/** Hands on to what is around the browser. */
function Thrown(): never {
  throw useRouteError()
}
