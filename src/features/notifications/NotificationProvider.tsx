import { createContext, useContext, useEffect, useMemo, useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import { createExpiryTimers } from './expiryTimers.ts'
import { noNotifications } from './notification.ts'
import type { Notification } from './notification.ts'
import { notificationActions, notificationReducer } from './notificationReducer.ts'
import type { NotificationActions } from './notificationReducer.ts'

// Two contexts, so that a component that only notifies does not render when notifications change.
const NotificationsContext = createContext<readonly Notification[] | undefined>(undefined)
const NotificationActionsContext = createContext<NotificationActions | undefined>(undefined)

/** Holds the notifications of its subtree, and removes each when it expires. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [notifications, dispatch] = useReducer(notificationReducer, noNotifications)
  const actions = useMemo(() => notificationActions(dispatch), [dispatch])
  useExpiry(notifications, actions.remove)
  return (
    <NotificationActionsContext value={actions}>
      <NotificationsContext value={notifications}>{children}</NotificationsContext>
    </NotificationActionsContext>
  )
}

/**
 * The notifications of the nearest provider, oldest first. A component that uses them renders whenever they change.
 *
 * @throws Error outside a `NotificationProvider` (behaviour §8)
 */
export function useNotifications(): readonly Notification[] {
  const notifications = useContext(NotificationsContext)
  if (notifications === undefined)
    throw new Error('useNotifications must be used within a NotificationProvider')
  return notifications
}

/**
 * The actions on the notifications of the nearest provider. The object is stable.
 *
 * @throws Error outside a `NotificationProvider`
 */
export function useNotificationActions(): NotificationActions {
  const actions = useContext(NotificationActionsContext)
  if (actions === undefined)
    throw new Error('useNotificationActions must be used within a NotificationProvider')
  return actions
}

/** Starts and stops expiry timers as the list changes, and stops all on unmount. */
function useExpiry(notifications: readonly Notification[], remove: NotificationActions['remove']): void {
  const [timers] = useState(() => createExpiryTimers(remove))
  useEffect(() => timers.follow(notifications), [timers, notifications])
  useEffect(() => () => timers.follow(noNotifications), [timers])
}
