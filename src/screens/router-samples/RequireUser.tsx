import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useUserStore } from '#features/user/userStore.ts'

/**
 * A layout route around guarded pages: redirects logged-out visitors to the login page, with the address they
 * requested.
 */
export function RequireUser() {
  const isLoggedIn = useUserStore((state) => state.session.status === 'loggedIn')
  const { pathname, search, hash } = useLocation()
  if (isLoggedIn) return <Outlet />
  return <Navigate to={paths.login} state={{ from: pathname + search + hash }} replace />
}

/** A layout route around the login page: redirects logged-in visitors to the address they requested. */
export function ReturnAfterLogin() {
  const isLoggedIn = useUserStore((state) => state.session.status === 'loggedIn')
  const { state } = useLocation()
  return isLoggedIn ? <Navigate to={fromOf(state) ?? paths.home} replace /> : <Outlet />
}

/**
 * The requested address in a location's state. Checked here, because the state outlives a reload and a new version of
 * the app.
 */
export function fromOf(state: unknown): string | undefined {
  const isObject = typeof state === 'object' && state !== null
  return isObject && 'from' in state && typeof state.from === 'string' ? state.from : undefined
}
