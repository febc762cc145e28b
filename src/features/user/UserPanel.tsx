import { useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { font, space } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Credentials } from './login.ts'
import { LoginForm } from './LoginForm.tsx'
import { Profile } from './Profile.tsx'
import type { Session } from './session.ts'
import { useFocusFallback } from './useFocusFallback.ts'
import { useUnmountSignal } from './useUnmountSignal.ts'
import type { UserActions } from './userActions.ts'

/** What the card reports to its screen, which turns it into notifications. */
export type UserEvent = 'loggedIn' | 'loginFailed' | 'loggedOut' | 'profileUpdated' | 'preferencesUpdated'

export interface UserPanelProps {
  title: string
  /** Heading level of the title; 3 unless set. */
  level?: 2 | 3 | undefined
  session: Session
  actions: UserActions
  onEvent?: ((event: UserEvent) => void) | undefined
}

/** A session on a card: the login form or the profile, whichever container holds the session. */
export function UserPanel({ title, level = 3, session, actions, onEvent }: UserPanelProps) {
  const titleId = useId()
  const lifeSignal = useUnmountSignal()
  const focus = useFocusFallback()

  async function login(credentials: Credentials): Promise<void> {
    const outcome = await actions.login(credentials, lifeSignal())
    if (outcome === 'loggedIn' || outcome === 'loginFailed') onEvent?.(outcome)
  }

  return (
    <Card as="section" aria-labelledby={titleId} tabIndex={-1} {...focus}>
      <Title as={`h${level}`} id={titleId}>
        {title}
      </Title>
      <VisuallyHidden role="status">{statusOf(session)}</VisuallyHidden>
      {session.status === 'loggedIn' ? (
        <Profile
          user={session.user}
          onUpdateProfile={(change) => {
            actions.updateProfile(change)
            onEvent?.('profileUpdated')
          }}
          onUpdatePreferences={(change) => {
            actions.updatePreferences(change)
            onEvent?.('preferencesUpdated')
          }}
          onLogout={() => {
            actions.logout()
            onEvent?.('loggedOut')
          }}
        />
      ) : (
        <LoginForm
          loading={session.status === 'loading'}
          error={session.status === 'loggedOut' ? session.error : undefined}
          onLogin={(credentials) => void login(credentials)}
          onCancel={() => actions.cancelLogin()}
          onDismissError={() => actions.dismissError()}
        />
      )}
    </Card>
  )
}

function statusOf(session: Session): string {
  if (session.status === 'loading') return 'Logging in'
  return session.status === 'loggedIn' ? `Logged in as ${session.user.name}` : 'Logged out'
}

const Title = styled.h3`
  margin: 0 0 ${space.m};
  font-size: ${font.heading3};
  line-height: 1.3;
`
