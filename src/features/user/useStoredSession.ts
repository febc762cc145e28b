import { useEffect, useReducer, useRef } from 'react'
import type { Dispatch } from 'react'
import { parseStored, writeStored } from '#storage/storage.ts'
import { useStoredText } from '#storage/useLocalStorage.ts'
import { loggedOut, sessionReducer, userOf } from './session.ts'
import type { Session, SessionAction } from './session.ts'
import { UserSchema } from './user.ts'

const KEY = 'user'

/**
 * A session whose user is kept in local storage. It follows all other sessions of the same key, in this document and
 * in other tabs.
 */
export function useStoredSession(): readonly [Session, Dispatch<SessionAction>] {
  const text = useStoredText(KEY)
  const [session, dispatch] = useReducer(sessionReducer, text, sessionIn)
  const user = userOf(session)
  /** The stored text and the user that the other side has already received. */
  const read = useRef(text)
  const kept = useRef(user)

  useEffect(() => {
    if (text === read.current) return
    read.current = text
    kept.current = parseStored(text, UserSchema)
    dispatch({ type: 'restored', user: kept.current })
  }, [text])

  useEffect(() => {
    if (user === kept.current) return
    kept.current = user
    // The text that this session writes needs not be read again.
    read.current = user === undefined ? null : JSON.stringify(user)
    writeStored(KEY, user)
  }, [user])

  return [session, dispatch]
}

function sessionIn(text: string | null): Session {
  const user = parseStored(text, UserSchema)
  return user === undefined ? loggedOut : { status: 'loggedIn', user }
}
