import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Session } from './session.ts'
import { createContextUser } from './user.ts'
import { createUserActions } from './userActions.ts'
import type { UserActions } from './userActions.ts'
import { useStoredSession } from './useStoredSession.ts'

export interface UserContextValue extends UserActions {
  session: Session
}

const UserContext = createContext<UserContextValue | undefined>(undefined)

/** A session for its subtree: a reducer shared by context, with its user kept in local storage (behaviour §4). */
export function UserProvider({ children }: { children: ReactNode }) {
  const [session, dispatch] = useStoredSession()
  const [actions] = useState(() => createUserActions(dispatch, createContextUser))
  const value = useMemo(() => ({ session, ...actions }), [session, actions])

  // Unmounting cancels a pending login.
  useEffect(() => () => actions.cancelLogin(), [actions])

  return <UserContext value={value}>{children}</UserContext>
}

/**
 * The session of the nearest provider, with its actions.
 *
 * @throws Error outside a `UserProvider` (behaviour §8)
 */
export function useUser(): UserContextValue {
  const value = useContext(UserContext)
  if (value === undefined) throw new Error('useUser must be used within a UserProvider')
  return value
}
