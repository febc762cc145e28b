import { checkCredentials, simulateLogin } from './login.ts'
import type { Credentials } from './login.ts'
import type { ProfileChange, SessionAction } from './session.ts'
import type { Preferences } from './user.ts'

/** How a login ended: with a user, refused, given up, or never begun because something was missing. */
export type LoginOutcome = 'loggedIn' | 'loginFailed' | 'cancelled' | 'incomplete'

/** What can be done about a session, wherever it is kept. */
export interface UserActions {
  /** Never rejects. Given up when the signal is aborted, on logout, and when another login begins. */
  login(credentials: Credentials, signal?: AbortSignal): Promise<LoginOutcome>
  /** Gives up the login that is under way, if one is. */
  cancelLogin(): void
  logout(): void
  updateProfile(change: ProfileChange): void
  updatePreferences(change: Partial<Preferences>): void
  dismissError(): void
}

/** The actions for a session that changes by `dispatch`: that of a reducer, or of a store. */
export function createUserActions(dispatch: (action: SessionAction) => void): UserActions {
  let underWay: AbortController | undefined

  async function login(credentials: Credentials, signal?: AbortSignal): Promise<LoginOutcome> {
    const problem = checkCredentials(credentials)
    if (problem !== undefined) {
      dispatch({ type: 'loginFailed', error: problem })
      return 'incomplete'
    }
    underWay?.abort()
    const attempt = new AbortController()
    underWay = attempt
    const giveUp = AbortSignal.any([attempt.signal, ...(signal === undefined ? [] : [signal])])
    dispatch({ type: 'loginStarted' })
    try {
      const user = await simulateLogin(credentials, giveUp)
      dispatch({ type: 'loginSucceeded', user })
      return 'loggedIn'
    } catch (error) {
      // Whoever ended the attempt has said how the session goes on.
      if (attempt.signal.aborted) return 'cancelled'
      if (giveUp.aborted) {
        dispatch({ type: 'loginCancelled' })
        return 'cancelled'
      }
      dispatch({ type: 'loginFailed', error: error instanceof Error ? error.message : 'Login failed' })
      return 'loginFailed'
    }
  }

  return {
    login,
    cancelLogin() {
      underWay?.abort()
      dispatch({ type: 'loginCancelled' })
    },
    logout() {
      underWay?.abort()
      dispatch({ type: 'loggedOut' })
    },
    updateProfile: (change) => dispatch({ type: 'profileUpdated', change }),
    updatePreferences: (change) => dispatch({ type: 'preferencesUpdated', change }),
    dismissError: () => dispatch({ type: 'errorDismissed' }),
  }
}
