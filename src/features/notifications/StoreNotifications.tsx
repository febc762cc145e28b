import { NotificationsCard } from './NotificationsCard.tsx'
import type { NotificationsCardProps } from './NotificationsCard.tsx'
import { useNotificationStore } from './notificationStore.ts'

export type StoreNotificationsProps = Partial<Pick<NotificationsCardProps, 'title' | 'samples'>>

/** The store's notifications, the same wherever they are shown. */
export function StoreNotifications({
  title = 'Notifications with Zustand',
  samples,
}: StoreNotificationsProps) {
  const notifications = useNotificationStore((state) => state.notifications)
  const add = useNotificationStore((state) => state.add)
  const markRead = useNotificationStore((state) => state.markRead)
  const markAllRead = useNotificationStore((state) => state.markAllRead)
  const remove = useNotificationStore((state) => state.remove)
  const clear = useNotificationStore((state) => state.clear)
  const removeOld = useNotificationStore((state) => state.removeOld)
  return (
    <NotificationsCard
      title={title}
      samples={samples}
      notifications={notifications}
      add={add}
      markRead={markRead}
      markAllRead={markAllRead}
      remove={remove}
      clear={clear}
      removeOld={removeOld}
    />
  )
}
