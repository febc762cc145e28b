import { useEffect, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { createMemoryRouter } from 'react-router-dom'

/**
 * A router whose address is in memory, for as long as the component is there. React Router listens to the window on behalf of each router
 * until somebody disposes of it.
 *
 * @param createRoutes called once
 */
export function useMemoryRouter(createRoutes: () => RouteObject[], startAt: string) {
  const [router] = useState(() => createMemoryRouter(createRoutes(), { initialEntries: [startAt] }))
  useEffect(() => () => router.dispose(), [router])
  return router
}
