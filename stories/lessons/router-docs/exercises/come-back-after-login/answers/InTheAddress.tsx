import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { LoginForm, useSession } from '../SiteWithLogin.tsx'

/** Around the pages for people who are logged in. */
export function RequireLogin() {
  const { isLoggedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  if (isLoggedIn) return <Outlet />
  return <Navigate to={`/login?from=${encodeURIComponent(pathname + search + hash)}`} replace />
}

/** The page at /login. */
export function LoginPage() {
  const { isLoggedIn, logIn } = useSession()
  const [params] = useSearchParams()
  const from = params.get('from') ?? '/'
  if (!isLoggedIn) return <LoginForm onLogIn={logIn} />
  // Anybody can type an address: only those of this site count.
  return <Navigate to={/^\/(?![/\\])/.test(from) ? from : '/'} replace />
}
