import { createContext, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { RenderCount } from '#course/renders/RenderCount.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

const UserContext = createContext('nobody')
const LogInContext = createContext<(user: string) => void>(() => {})

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
  return (
    <UserContext value={user}>
      <LogInContext value={setUser}>
        <Ground>
          <Row $align="center">
            {`${seconds} s`} <Button onClick={() => setSeconds(seconds + 1)}>One second later</Button>
          </Row>
          {children}
        </Ground>
      </LogInContext>
    </UserContext>
  )
}

function Greeting() {
  const user = useContext(UserContext)
  return (
    <Row $align="center">
      {`Hello, ${user}.`} <RenderCount of="Greeting" />
    </Row>
  )
}

function LogIn() {
  const logIn = useContext(LogInContext)
  return (
    <Row $align="center">
      <Button onClick={() => logIn('Ada')}>Log in as Ada</Button> <RenderCount of="Button" />
    </Row>
  )
}
