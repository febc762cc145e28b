import { Navigate, Outlet } from 'react-router-dom'
import { LoginForm, useSession } from '../parts.tsx'

/** Around the pages for people who are logged in. The address stays: nobody has to come back. */
export function RequireLogin() {
  const { isLoggedIn, logIn } = useSession()
  return isLoggedIn ? <Outlet /> : <LoginForm onLogIn={logIn} />
}

/** The page at /login. */
export function LoginPage() {
  const { isLoggedIn, logIn } = useSession()
  return isLoggedIn ? <Navigate to="/" replace /> : <LoginForm onLogIn={logIn} />
}
