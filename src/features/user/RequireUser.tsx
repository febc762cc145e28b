import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useUserStore } from './userStore.ts'

/** A route around guarded pages: leads logged-out visitors to the login page, and says where they wanted to go. */
export function RequireUser() {
  const isLoggedIn = useUserStore((state) => state.session.status === 'loggedIn')
  const { pathname, search, hash } = useLocation()
  if (isLoggedIn) return <Outlet />
  return <Navigate to={paths.login} state={{ from: pathname + search + hash }} replace />
}

/** A route around the login page: leads logged-in visitors to where they wanted to go. */
export function ReturnAfterLogin() {
  const isLoggedIn = useUserStore((state) => state.session.status === 'loggedIn')
  const { state } = useLocation()
  return isLoggedIn ? <Navigate to={fromOf(state) ?? paths.home} replace /> : <Outlet />
}

/** The address in a location's state. Unchecked until here, because it outlives a reload and a new version of the app. */
export function fromOf(state: unknown): string | undefined {
  const isObject = typeof state === 'object' && state !== null
  return isObject && 'from' in state && typeof state.from === 'string' ? state.from : undefined
}
