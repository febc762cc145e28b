import { UserPanel } from './UserPanel.tsx'
import type { UserEvent } from './UserPanel.tsx'
import { useUserStore } from './userStore.ts'

export interface StoreLoginProps {
  title?: string
  level?: 2 | 3
  onEvent?: (event: UserEvent) => void
}

/** The app's session, from the store (behaviour §2.12). */
export function StoreLogin({ title = 'User with Zustand', level, onEvent }: StoreLoginProps) {
  const session = useUserStore((state) => state.session)
  const login = useUserStore((state) => state.login)
  const cancelLogin = useUserStore((state) => state.cancelLogin)
  const logout = useUserStore((state) => state.logout)
  const updateProfile = useUserStore((state) => state.updateProfile)
  const updatePreferences = useUserStore((state) => state.updatePreferences)
  const dismissError = useUserStore((state) => state.dismissError)

  const actions = { login, cancelLogin, logout, updateProfile, updatePreferences, dismissError }
  return <UserPanel title={title} level={level} session={session} actions={actions} onEvent={onEvent} />
}
