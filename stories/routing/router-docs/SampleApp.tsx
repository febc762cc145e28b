import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { FilterFrame } from './FilterFrame.tsx'

/** A sample whose top-level routes matter, as a whole app. It has no address bar: that would be a route around them. */
export function SampleApp({ routes }: { routes: RouteObject[] }) {
  const [router] = useState(() => createMemoryRouter(routes))
  return (
    <FilterFrame>
      <RouterProvider router={router} useTransitions={false} />
    </FilterFrame>
  )
}
