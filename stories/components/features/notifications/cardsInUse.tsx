import { ContextNotifications } from '#features/notifications/ContextNotifications.tsx'
import {
  NotificationProvider,
  useNotificationActions,
} from '#features/notifications/NotificationProvider.tsx'
import { notificationStoreActions } from '#features/notifications/notificationStore.ts'
import { StoreNotifications } from '#features/notifications/StoreNotifications.tsx'
import { Button } from '#ui/Button.tsx'
import { Column } from '#ui/layout.ts'

const blink = { type: 'info', message: 'Gone in a moment.', duration: 300 } as const

/** The context's card, with a button for a notification that expires soon. */
export function ShortLivedInContext() {
  return (
    <NotificationProvider>
      <Column>
        <AddsShortLived />
        <ContextNotifications />
      </Column>
    </NotificationProvider>
  )
}

function AddsShortLived() {
  const { add } = useNotificationActions()
  return <Button onClick={() => add(blink)}>Add for 0.3 seconds</Button>
}

/** The store's card, with the same button. */
export function ShortLivedInStore() {
  const { add } = notificationStoreActions
  return (
    <Column>
      <Button onClick={() => add(blink)}>Add for 0.3 seconds</Button>
      <StoreNotifications />
    </Column>
  )
}
