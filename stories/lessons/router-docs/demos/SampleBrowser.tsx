import { Link, Outlet } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { Row } from '#ui/layout.ts'
import { FilterFrame } from './FilterFrame.tsx'

export interface SampleBrowserProps {
  /** The routes of a sample. */
  routes: RouteObject[]
  /** Addresses to try, each as a link; it opens with the first one. */
  addresses: readonly [string, ...string[]]
}

/** A sample of the screen in a small browser, below links to its addresses. */
export function SampleBrowser({ routes, addresses }: SampleBrowserProps) {
  const links = (
    <Row as="nav" aria-label="Addresses to try" $gap="m">
      {addresses.map((address) => (
        // A finger needs 24 px, and “/” alone has 7.
        <Link key={address} to={address} style={{ minWidth: 24 }}>
          {address}
        </Link>
      ))}
    </Row>
  )
  const around: RouteObject = {
    element: (
      <FilterFrame>
        {links}
        <Outlet />
      </FilterFrame>
    ),
    children: routes,
  }
  return <MiniBrowser routes={[around]} errorElement={<p>Invalid page</p>} startAt={addresses[0]} />
}
