import { useNotificationActions, useNotifications } from './NotificationProvider.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'

/** The notifications of the nearest `NotificationProvider`. */
export function ContextNotifications({ title = 'Notifications with context' }: { title?: string }) {
  return <NotificationsCard title={title} notifications={useNotifications()} {...useNotificationActions()} />
}
