import { useEffect, useRef } from 'react'
import { readStored, writeStored } from '#storage/storage.ts'
import { userOf } from './session.ts'
import type { Session, SessionAction } from './session.ts'
import { UserSchema } from './user.ts'
import type { User } from './user.ts'

const KEY = 'user'

/** Keeps a session's user in local storage, and follows other tabs. */
export function useStoredUser(session: Session, dispatch: (action: SessionAction) => void): void {
  const user = userOf(session)
  const seen = useRef(user)
  /** What storage is known to hold, so that reading it is not answered by writing it. */
  const kept = useRef<User>(undefined)

  useEffect(() => {
    if (user === seen.current) return
    seen.current = user
    if (user === kept.current) return
    kept.current = user
    writeStored(KEY, user)
  }, [user])

  // Read after the first render, so that HTML made on a server and in a browser agree.
  useEffect(() => {
    const read = () => {
      kept.current = readStored(KEY, UserSchema)
      dispatch({ type: 'restored', user: kept.current })
    }
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) read()
    }
    read()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [dispatch])
}
