import { UserPanel } from './UserPanel.tsx'
import type { UserEvent } from './UserPanel.tsx'
import { useUser } from './UserProvider.tsx'

export interface ContextLoginProps {
  title?: string
  onEvent?: (event: UserEvent) => void
}

/** The session of the nearest `UserProvider` (behaviour §2.11). */
export function ContextLogin({ title = 'User with context', onEvent }: ContextLoginProps) {
  const { session, ...actions } = useUser()
  return <UserPanel title={title} session={session} actions={actions} onEvent={onEvent} />
}
