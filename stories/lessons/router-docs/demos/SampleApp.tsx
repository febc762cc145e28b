import { useContext } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { MemoryHostContext, MemoryLinks, useMemoryRouter } from '#course/world/memoryRouter.tsx'
import { FilterFrame } from './FilterFrame.tsx'

/** A sample whose top-level routes matter, as a whole app. It has no address bar: that would be a route around them. */
export function SampleApp({ routes }: { routes: RouteObject[] }) {
  const { startAt = '/' } = useContext(MemoryHostContext)
  const router = useMemoryRouter(() => routes.map(withLinks), startAt)
  return (
    <FilterFrame>
      <RouterProvider router={router} useTransitions={false} />
    </FilterFrame>
  )
}

/** The route itself, with links that a new tab can follow. */
function withLinks(route: RouteObject): RouteObject {
  return {
    ...route,
    element: <MemoryLinks>{route.element}</MemoryLinks>,
    ...(route.errorElement !== undefined && {
      errorElement: <MemoryLinks>{route.errorElement}</MemoryLinks>,
    }),
  }
}
