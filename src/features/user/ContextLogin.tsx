import { UserPanel } from './UserPanel.tsx'
import type { UserEvent } from './UserPanel.tsx'
import { useUser } from './UserProvider.tsx'

export interface ContextLoginProps {
  title?: string
  level?: 2 | 3
  onEvent?: (event: UserEvent) => void
}

/** The session of the nearest `UserProvider` (behaviour §2.11). */
export function ContextLogin({ title = 'User with context', level, onEvent }: ContextLoginProps) {
  const { session, ...actions } = useUser()
  return <UserPanel title={title} level={level} session={session} actions={actions} onEvent={onEvent} />
}
