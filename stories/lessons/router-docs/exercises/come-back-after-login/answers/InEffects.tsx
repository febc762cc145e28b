import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { LoginForm, useSession } from '../SiteWithLogin.tsx'

/** Around the pages for people who are logged in. */
export function RequireLogin() {
  const { isLoggedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (isLoggedIn) return
    const state = { from: pathname + search + hash }
    void navigate('/login', { state, replace: true })
  }, [isLoggedIn, pathname, search, hash, navigate])

  return isLoggedIn ? <Outlet /> : <></>
}

/** The page at /login. */
export function LoginPage() {
  const { isLoggedIn, logIn } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (isLoggedIn) void navigate(state?.from ?? '/', { replace: true })
  }, [isLoggedIn, state, navigate])

  return <LoginForm onLogIn={logIn} />
}
