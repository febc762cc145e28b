import { createContext, use, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { Button } from '#ui/Button.tsx'
import { FilterFrame } from '../../demos/FilterFrame.tsx'

interface Session {
  isLoggedIn: boolean
  logIn: () => void
}

const SessionContext = createContext<Session>({ isLoggedIn: false, logIn: () => undefined })

/** Whether somebody is logged in, and how to log in. */
export const useSession = () => use(SessionContext)

/** Nobody is logged in when it mounts. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isLoggedIn, setLoggedIn] = useState(false)
  const session = useMemo(() => ({ isLoggedIn, logIn: () => setLoggedIn(true) }), [isLoggedIn])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The frame of every page, with a link to an address that needs a login. */
export function Site({ guarded }: { guarded: string }) {
  return (
    <FilterFrame>
      <Link to={guarded}>Settings of the team</Link>
      <Outlet />
    </FilterFrame>
  )
}

/** What the login page shows. */
export function LoginForm({ onLogIn }: { onLogIn: () => void }) {
  return (
    <>
      <p>Please log in.</p>
      <div>
        <Button variant="primary" onClick={onLogIn}>
          Log in
        </Button>
      </div>
    </>
  )
}
