import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { LoginForm, useSession } from '../SiteWithLogin.tsx'

/** Around the pages for people who are logged in. */
export function RequireLogin() {
  const { isLoggedIn } = useSession()
  const location = useLocation()
  return isLoggedIn ? <Outlet /> : <Navigate to="/login" state={{ from: location }} replace />
}

/** The page at /login. */
export function LoginPage() {
  const { logIn } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()

  function comeBack() {
    logIn()
    void navigate(state?.from ?? '/', { replace: true })
  }

  return <LoginForm onLogIn={comeBack} />
}
