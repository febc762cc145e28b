import { defaultPreferences } from './user.ts'
import type { Preferences, User } from './user.ts'

/** A session (behaviour §3.5): a union, so that only a logged-in session has a user. */
export type Session =
  { status: 'loggedOut'; error?: string } | { status: 'loading' } | { status: 'loggedIn'; user: User }

export type ProfileChange = Partial<Omit<User, 'preferences'>>

export type SessionAction =
  | { type: 'loginStarted' }
  | { type: 'loginSucceeded'; user: User }
  | { type: 'loginFailed'; error: string }
  | { type: 'loginCancelled' }
  | { type: 'loggedOut' }
  | { type: 'errorDismissed' }
  | { type: 'profileUpdated'; change: ProfileChange }
  | { type: 'preferencesUpdated'; change: Partial<Preferences> }
  /** The stored user was read, at the start or after a change by another tab. */
  | { type: 'restored'; user: User | undefined }

export const loggedOut: Session = { status: 'loggedOut' }

/** Applies an action to a session (behaviour §4.4). */
export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'loginStarted':
      return { status: 'loading' }
    // A login may still report after a logout: the logout wins.
    case 'loginSucceeded':
      return session.status === 'loading' ? { status: 'loggedIn', user: action.user } : session
    case 'loginFailed':
      return session.status === 'loggedIn' ? session : { status: 'loggedOut', error: action.error }
    case 'loginCancelled':
      return session.status === 'loading' ? loggedOut : session
    case 'loggedOut':
      return loggedOut
    case 'errorDismissed':
      return session.status === 'loggedOut' ? loggedOut : session
    case 'profileUpdated':
      return withUser(session, (user) => ({ ...user, ...action.change }))
    case 'preferencesUpdated':
      return withUser(session, (user) => ({
        ...user,
        preferences: { ...defaultPreferences, ...user.preferences, ...action.change },
      }))
    case 'restored':
      if (action.user !== undefined) return { status: 'loggedIn', user: action.user }
      return session.status === 'loggedIn' ? loggedOut : session
  }
}

/** The user of a logged-in session. */
export function userOf(session: Session): User | undefined {
  return session.status === 'loggedIn' ? session.user : undefined
}

function withUser(session: Session, change: (user: User) => User): Session {
  return session.status === 'loggedIn' ? { ...session, user: change(session.user) } : session
}
