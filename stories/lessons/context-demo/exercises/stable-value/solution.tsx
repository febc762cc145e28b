import { createContext, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { RenderCount } from '#course/story/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

interface Session {
  user: string
  logIn: (user: string) => void
}

const SessionContext = createContext<Session>({
  user: 'nobody',
  logIn: () => {},
})

export function Page() {
  return (
    <SessionProvider>
      <Greeting />
      <LogIn />
    </SessionProvider>
  )
}

/** It also shows how long the session lasts. */
function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState('nobody')
  const [seconds, setSeconds] = useState(0)
  const session = useMemo(() => ({ user, logIn: setUser }), [user])
  return (
    <SessionContext value={session}>
      <Ground>
        <Row $align="center">
          {`${seconds} s`}{' '}
          <Button onClick={() => setSeconds(seconds + 1)}>
            One second later
          </Button>
        </Row>
        {children}
      </Ground>
    </SessionContext>
  )
}

function Greeting() {
  const { user } = useContext(SessionContext)
  return (
    <Row $align="center">
      {`Hello, ${user}.`} <RenderCount of="Greeting" />
    </Row>
  )
}

function LogIn() {
  const { logIn } = useContext(SessionContext)
  return (
    <Row $align="center">
      <Button onClick={() => logIn('Ada')}>Log in as Ada</Button>{' '}
      <RenderCount of="Button" />
    </Row>
  )
}
