import { createContext, useContext, useEffect, useMemo, useReducer, useState } from 'react'
import type { ReactNode } from 'react'
import { createExpiryTimers } from './expiryTimers.ts'
import { noNotifications } from './notification.ts'
import type { Notification } from './notification.ts'
import { notificationActions, notificationReducer } from './notificationReducer.ts'
import type { NotificationActions } from './notificationReducer.ts'

// Two contexts: who only notifies does not render when notifications come and go.
const NotificationsContext = createContext<readonly Notification[] | undefined>(undefined)
const NotificationActionsContext = createContext<NotificationActions | undefined>(undefined)

export interface NotificationProviderProps {
  children: ReactNode
  /** The clock, in ms since the epoch. Must be stable. */
  now?: () => number
}

/** Holds notifications for everything below it, and removes each when its time is over. */
export function NotificationProvider({ children, now = Date.now }: NotificationProviderProps) {
  const [notifications, dispatch] = useReducer(notificationReducer, noNotifications)
  const actions = useMemo(() => notificationActions(dispatch, now), [dispatch, now])
  useExpiry(notifications, actions.remove)
  return (
    <NotificationActionsContext value={actions}>
      <NotificationsContext value={notifications}>{children}</NotificationsContext>
    </NotificationActionsContext>
  )
}

/**
 * The notifications of the nearest provider, oldest first. Its reader renders whenever they change.
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
 * What can be done to the notifications of the nearest provider. The same object for as long as it lives.
 *
 * @throws Error outside a `NotificationProvider`
 */
export function useNotificationActions(): NotificationActions {
  const actions = useContext(NotificationActionsContext)
  if (actions === undefined)
    throw new Error('useNotificationActions must be used within a NotificationProvider')
  return actions
}

/** Timers that follow the list, and end with the component. */
function useExpiry(notifications: readonly Notification[], remove: NotificationActions['remove']): void {
  const [timers] = useState(() => createExpiryTimers(remove))
  useEffect(() => timers.follow(notifications), [timers, notifications])
  useEffect(() => () => timers.follow(noNotifications), [timers])
}
