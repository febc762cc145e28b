import { useCallback, useRef, useState } from 'react'
import { OLD_AFTER_MS } from '#features/notifications/notification.ts'
import { ContextNotifications } from '#features/notifications/ContextNotifications.tsx'
import {
  NotificationProvider,
  useNotificationActions,
} from '#features/notifications/NotificationProvider.tsx'
import { useNotificationStore } from '#features/notifications/notificationStore.ts'
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
  const add = useNotificationStore((state) => state.add)
  return (
    <Column>
      <Button onClick={() => add(blink)}>Add for 0.3 seconds</Button>
      <StoreNotifications />
    </Column>
  )
}

/** The context's card, with a clock that a button can advance. */
export function WithAClockToTurn() {
  const ahead = useRef(0)
  const now = useCallback(() => Date.now() + ahead.current, [])
  return (
    <NotificationProvider now={now}>
      <Column>
        <Button onClick={() => (ahead.current += OLD_AFTER_MS)}>Turn the clock on by 24 hours</Button>
        <ContextNotifications />
      </Column>
    </NotificationProvider>
  )
}

/** A provider that a button unmounts, with its subtree. */
export function ProviderThatGoes() {
  const [here, setHere] = useState(true)
  return (
    <Column>
      <Button onClick={() => setHere(!here)}>{here ? 'Take the provider away' : 'Bring it back'}</Button>
      {here && (
        <NotificationProvider>
          <ContextNotifications />
        </NotificationProvider>
      )}
    </Column>
  )
}
