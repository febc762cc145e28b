import { Navigate, Outlet } from 'react-router-dom'
import { LoginForm, useSession } from './SiteWithLogin.tsx'

/** Around the pages for people who are logged in. */
export function RequireLogin() {
  const { isLoggedIn } = useSession()
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" />
}

/** The page at /login. */
export function LoginPage() {
  const { isLoggedIn, logIn } = useSession()
  return isLoggedIn ? (
    <Navigate to="/" />
  ) : (
    <LoginForm onLogIn={logIn} />
  )
}
