import { create } from 'zustand'
import { devtools } from 'zustand/middleware'
import { createExpiryTimers } from './expiryTimers.ts'
import { noNotifications } from './notification.ts'
import type { Notification } from './notification.ts'
import { notificationActions, notificationReducer } from './notificationReducer.ts'

interface NotificationStore {
  notifications: readonly Notification[]
}

/** The notifications of the whole app, oldest first. They are not stored (behaviour §4). */
export const useNotificationStore = create<NotificationStore>()(
  devtools(() => ({ notifications: noNotifications }), { name: 'notification store', enabled: true }),
)

/** The actions on the notifications of the whole app. */
export const notificationStoreActions = notificationActions(
  (action) =>
    useNotificationStore.setState(
      ({ notifications }) => ({ notifications: notificationReducer(notifications, action) }),
      undefined,
      action,
    ),
  () => Date.now(),
)

// Timers are kept outside of the state, because no component shows them. They follow every change of the list.
const timers = createExpiryTimers(notificationStoreActions.remove)
useNotificationStore.subscribe(({ notifications }) => timers.follow(notifications))
