import { Outlet, ScrollRestoration } from 'react-router-dom'
import type { Location } from 'react-router-dom'
import { Shell } from './Shell.tsx'

/** The layout of every page with a nav bar. A new page starts at its top; one gone back to, where it was left. */
export function RootLayout() {
  return (
    <Shell>
      <Outlet />
      <ScrollRestoration getKey={visitOf} />
    </Shell>
  )
}

/** The key alone is the same for every address that a tab opens, so one would open as far down as the last. */
const visitOf = ({ key, pathname }: Location) => pathname + key
