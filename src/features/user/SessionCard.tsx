import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Column, Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import type { Session } from './session.ts'
import { useUnmountSignal } from './useUnmountSignal.ts'
import { useUser } from './UserProvider.tsx'

/** Login and logout with context and reducer, and a form without validation that says so (behaviour §2.10, §5). */
export function SessionCard() {
  const { session, login, logout } = useUser()
  const lifeSignal = useUnmountSignal()
  const [email, setEmail] = useState('')
  const loggedOut = session.status === 'loggedOut'

  function loginAs(name: string): void {
    void login({ email: `${name}@example.com`, password: 'any' }, lifeSignal())
  }

  function loginUnchecked(event: SubmitEvent): void {
    event.preventDefault()
    void login({ email, password: '' }, lifeSignal(), () => undefined)
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
      <Column as="form" $gap="s" onSubmit={loginUnchecked}>
        <Field
          label="Email without a check"
          autoComplete="off"
          hint="A mistake, to try: nothing checks this field. Left empty, it logs in Somebody, who has no address, and every later screen has to cope. A form says what is missing before it acts, as the one on Login does."
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" disabled={!loggedOut}>
          Log in unchecked
        </Button>
      </Column>
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
