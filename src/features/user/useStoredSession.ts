import { useCallback, useMemo, useReducer } from 'react'
import type { Dispatch } from 'react'
import { useStoredReducer } from '#storage/useStoredReducer.ts'
import { loggedOut, sessionReducer, userOf } from './session.ts'
import type { Session, SessionAction } from './session.ts'
import { UserSchema } from './user.ts'
import type { User } from './user.ts'

/**
 * A session whose user is kept in local storage, and shared by all sessions of the same key, in this document and in
 * other tabs. A login in flight and its error belong to this session alone.
 */
export function useStoredSession(): readonly [Session, Dispatch<SessionAction>] {
  const [user, dispatchToUser] = useStoredReducer('user', UserSchema, undefined, userReducer)
  const [attempt, dispatchToAttempt] = useReducer(attemptReducer, loggedOut)

  const session = useMemo(() => sessionOf(user, attempt), [user, attempt])
  const dispatch = useCallback(
    (action: SessionAction) => {
      dispatchToUser(action)
      dispatchToAttempt(action)
    },
    [dispatchToUser],
  )
  return [session, dispatch]
}

/** The user after an action. Without one a login may be in flight, and may succeed. */
function userReducer(user: User | undefined, action: SessionAction): User | undefined {
  return userOf(sessionReducer(sessionOf(user, { status: 'loading' }), action))
}

/** What a session is while nobody is logged in, after an action. */
function attemptReducer(attempt: Session, action: SessionAction): Session {
  const after = sessionReducer(attempt, action)
  return after.status === 'loggedIn' ? loggedOut : after
}

function sessionOf(user: User | undefined, otherwise: Session): Session {
  return user === undefined ? otherwise : { status: 'loggedIn', user }
}
