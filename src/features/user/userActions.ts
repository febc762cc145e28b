import { checkCredentials, simulateLogin } from './login.ts'
import type { Credentials } from './login.ts'
import type { ProfileChange, SessionAction } from './session.ts'
import type { Preferences, User } from './user.ts'

/** How a login ended; `incomplete` means that input was missing. */
export type LoginOutcome = 'loggedIn' | 'loginFailed' | 'cancelled' | 'incomplete'

/** The actions on a session, whichever container holds it. */
export interface UserActions {
  /**
   * Never rejects. Cancelled by the signal, by a logout and by another login. `check` says what is wrong with the
   * credentials; both are required unless set.
   */
  login(
    credentials: Credentials,
    signal?: AbortSignal,
    check?: typeof checkCredentials,
  ): Promise<LoginOutcome>
  /** Cancels a pending login. */
  cancelLogin(): void
  logout(): void
  updateProfile(change: ProfileChange): void
  updatePreferences(change: Partial<Preferences>): void
  dismissError(): void
}

/**
 * Makes the actions for a reducer's or a store's session, which changes by `dispatch`.
 *
 * @param createUser makes the user of this container from an email and the time of the login, in ms
 */
export function createUserActions(
  dispatch: (action: SessionAction) => void,
  createUser: (email: string, now: number) => User,
): UserActions {
  let underWay: AbortController | undefined

  async function login(
    credentials: Credentials,
    signal?: AbortSignal,
    check = checkCredentials,
  ): Promise<LoginOutcome> {
    const problem = check(credentials)
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
      await simulateLogin(credentials, giveUp)
      dispatch({ type: 'loginSucceeded', user: createUser(credentials.email, Date.now()) })
      return 'loggedIn'
    } catch (error) {
      // The call that aborted the attempt has already dispatched the next state.
      if (attempt.signal.aborted) return 'cancelled'
      if (giveUp.aborted) {
        dispatch({ type: 'loginCancelled' })
        return 'cancelled'
      }
      dispatch({ type: 'loginFailed', error: error instanceof Error ? error.message : 'Login failed' })
      return 'loginFailed'
    } finally {
      // The reason of an aborted signal knows who aborted it: a click, and with it the whole page.
      if (underWay === attempt) underWay = undefined
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
