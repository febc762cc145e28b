import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import type { Session } from './session.ts'
import { useUnmountSignal } from './useUnmountSignal.ts'
import { useUser } from './UserProvider.tsx'

/** Login and logout with context and reducer, without a form (behaviour §2.10). */
export function SessionCard() {
  const { session, login, logout } = useUser()
  const lifeSignal = useUnmountSignal()
  const loggedOut = session.status === 'loggedOut'

  function loginAs(name: string): void {
    void login({ email: `${name}@example.com`, password: 'any' }, lifeSignal())
  }

  return (
    <TitledCard title="Session" level={2}>
      <Banner>{sentenceFor(session)}</Banner>
      <Row>
        <Button variant="primary" disabled={!loggedOut} onClick={() => loginAs('ada')}>
          Log in as a user
        </Button>
        <Button variant="primary" disabled={!loggedOut} onClick={() => loginAs('admin')}>
          Log in as an admin
        </Button>
        <Button disabled={loggedOut} onClick={logout}>
          Log out
        </Button>
      </Row>
    </TitledCard>
  )
}

function sentenceFor(session: Session): string {
  switch (session.status) {
    case 'loggedOut':
      return session.error ?? 'Nobody is logged in'
    case 'loading':
      return 'Logging in...'
    case 'loggedIn':
      return `Welcome, ${session.user.name} (${session.user.role})`
  }
}
