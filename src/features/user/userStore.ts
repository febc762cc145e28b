import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, devtools, persist } from 'zustand/middleware'
import { joinTabs } from '#storage/followTabs.ts'
import { safeStorage } from '#storage/storage.ts'
import { loggedOut, sessionReducer, userOf } from './session.ts'
import type { Session } from './session.ts'
import { createStoreUser, UserSchema } from './user.ts'
import { createUserActions } from './userActions.ts'
import type { UserActions } from './userActions.ts'

export interface UserStore extends UserActions {
  session: Session
}

const StoredSchema = v.object({ user: v.nullable(UserSchema), isAuthenticated: v.boolean() })
type Stored = v.InferOutput<typeof StoredSchema>

/** The session of the whole app; its user is kept in local storage (behaviour §4, §9). Unreadable data is ignored. */
export const useUserStore = create<UserStore>()(
  devtools(
    persist(
      (set) => ({
        session: loggedOut,
        ...createUserActions(
          (action) => set(({ session }) => ({ session: sessionReducer(session, action) }), undefined, action),
          createStoreUser,
        ),
      }),
      {
        name: 'user-storage',
        storage: createJSONStorage(() => safeStorage),
        partialize: ({ session }): Stored => ({
          user: userOf(session) ?? null,
          isAuthenticated: session.status === 'loggedIn',
        }),
        merge: (stored, current) => ({
          ...current,
          session: sessionReducer(current.session, { type: 'restored', user: readUser(stored) }),
        }),
        // Data of another version counts if it fits the schema. Without this, persist would write an error to the
        // console.
        migrate: (stored): Stored => {
          const user = readUser(stored)
          return { user: user ?? null, isAuthenticated: user !== undefined }
        },
      },
    ),
    // Only rehydration sets state without an action name.
    { name: 'user store', enabled: true, anonymousActionType: 'rehydrated' },
  ),
)

joinTabs(useUserStore)

function readUser(stored: unknown) {
  const result = v.safeParse(StoredSchema, stored)
  return result.success && result.output.isAuthenticated ? (result.output.user ?? undefined) : undefined
}
