import * as v from 'valibot'
import { create } from 'zustand'
import { devtools, persist } from 'zustand/middleware'
import { joinTabs } from '#storage/followTabs.ts'
import { keptAs } from '#storage/keptAs.ts'
import { loggedOut, sessionReducer, userOf } from './session.ts'
import type { Session } from './session.ts'
import { createStoreUser, UserSchema } from './user.ts'
import { createUserActions } from './userActions.ts'

interface UserStore {
  session: Session
}

const StoredSchema = v.object({ user: v.nullable(UserSchema), isAuthenticated: v.boolean() })
const kept = keptAs('user-storage', StoredSchema, () => ({ user: null, isAuthenticated: false }))

/** The session of the whole app; its user is kept in local storage (behaviour §4, §9). Unreadable data is ignored. */
export const useUserStore = create<UserStore>()(
  devtools(
    persist((): UserStore => ({ session: loggedOut }), {
      ...kept,
      partialize: ({ session }) => ({
        user: userOf(session) ?? null,
        isAuthenticated: session.status === 'loggedIn',
      }),
      merge: (stored, { session }) => {
        const { user, isAuthenticated } = kept.merge(stored)
        const restored = isAuthenticated && user !== null ? user : undefined
        return { session: sessionReducer(session, { type: 'restored', user: restored }) }
      },
    }),
    // Only rehydration sets state without an action name.
    { name: 'user store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)

joinTabs(useUserStore)

/** The actions on the session of the whole app. */
export const userStoreActions = createUserActions(
  (action) =>
    useUserStore.setState(({ session }) => ({ session: sessionReducer(session, action) }), undefined, action),
  createStoreUser,
)
