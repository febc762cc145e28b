import { Outlet } from 'react-router-dom'
import { Shell } from './Shell.tsx'
import { usePageTitle } from './usePageTitle.ts'

/** The layout of every page with a nav bar. */
export function RootLayout() {
  return (
    <Shell title={usePageTitle()}>
      <Outlet />
    </Shell>
  )
}
