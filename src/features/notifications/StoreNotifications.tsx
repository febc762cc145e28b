import { NotificationsCard } from './NotificationsCard.tsx'
import type { NotificationsCardProps } from './NotificationsCard.tsx'
import { notificationStoreActions, useNotificationStore } from './notificationStore.ts'

export type StoreNotificationsProps = Partial<Pick<NotificationsCardProps, 'title' | 'samples'>>

/** The store's notifications, the same wherever they are shown. */
export function StoreNotifications({
  title = 'Notifications with Zustand',
  samples,
}: StoreNotificationsProps) {
  const notifications = useNotificationStore((state) => state.notifications)
  return (
    <NotificationsCard
      title={title}
      samples={samples}
      notifications={notifications}
      {...notificationStoreActions}
    />
  )
}
