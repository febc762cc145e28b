import { useEffect, useRef } from 'react'
import { TitledCard } from '#ui/TitledCard.tsx'
import type { TitledCardProps } from '#ui/TitledCard.tsx'
import { useFocusFallback } from '#ui/useFocusFallback.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Credentials } from './login.ts'
import { LoginForm } from './LoginForm.tsx'
import { Profile } from './Profile.tsx'
import type { Session } from './session.ts'
import { useUnmountSignal } from './useUnmountSignal.ts'
import type { UserActions } from './userActions.ts'

/** What the card reports to its screen, which turns it into notifications. */
export type UserEvent = 'loggedIn' | 'loginFailed' | 'loggedOut' | 'profileUpdated' | 'preferencesUpdated'

export interface UserPanelProps extends Pick<TitledCardProps, 'title' | 'level'> {
  session: Session
  actions: UserActions
  onEvent?: ((event: UserEvent) => void) | undefined
}

/** A session on a card: the login form or the profile, whichever container holds the session. */
export function UserPanel({ title, level, session, actions, onEvent }: UserPanelProps) {
  const lifeSignal = useUnmountSignal()
  const { boxProps } = useFocusFallback<HTMLElement>()

  // An error belongs to this form, and must not appear on another page.
  const { dismissError } = actions
  const hasError = useRef(false)
  useEffect(() => {
    hasError.current = session.status === 'loggedOut' && session.error !== undefined
  }, [session])
  useEffect(
    () => () => {
      if (hasError.current) dismissError()
    },
    [dismissError],
  )

  async function login(credentials: Credentials): Promise<void> {
    const outcome = await actions.login(credentials, lifeSignal())
    if (outcome === 'loggedIn' || outcome === 'loginFailed') onEvent?.(outcome)
  }

  return (
    <TitledCard title={title} level={level} tabIndex={-1} {...boxProps}>
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
    </TitledCard>
  )
}

function statusOf(session: Session): string {
  if (session.status === 'loading') return 'Logging in'
  return session.status === 'loggedIn' ? `Logged in as ${session.user.name}` : 'Logged out'
}
