import { UserPanel } from './UserPanel.tsx'
import type { UserEvent } from './UserPanel.tsx'
import { userStoreActions, useUserStore } from './userStore.ts'

export interface StoreLoginProps {
  title?: string
  level?: 2 | 3
  onEvent?: (event: UserEvent) => void
}

/** The app's session, from the store (behaviour §2.12). */
export function StoreLogin({ title = 'User with Zustand', level, onEvent }: StoreLoginProps) {
  const session = useUserStore((state) => state.session)
  return (
    <UserPanel title={title} level={level} session={session} actions={userStoreActions} onEvent={onEvent} />
  )
}
