import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { LoginForm, useSession } from './SiteWithLogin.tsx'

/** Around the pages for people who are logged in. */
export function RequireLogin() {
  const { isLoggedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  return isLoggedIn ? (
    <Outlet />
  ) : (
    <Navigate
      to="/login"
      state={{ from: pathname + search + hash }}
      replace
    />
  )
}

/** The page at /login. */
export function LoginPage() {
  const { isLoggedIn, logIn } = useSession()
  const { state } = useLocation()
  return isLoggedIn ? (
    <Navigate to={state?.from ?? '/'} replace />
  ) : (
    <LoginForm onLogIn={logIn} />
  )
}
