import { create } from 'zustand'
import { devtools } from 'zustand/middleware'
import { createExpiryTimers } from './expiryTimers.ts'
import { noNotifications } from './notification.ts'
import type { Notification } from './notification.ts'
import { notificationActions, notificationReducer } from './notificationReducer.ts'
import type { NotificationAction, NotificationActions } from './notificationReducer.ts'

interface NotificationStore extends NotificationActions {
  notifications: readonly Notification[]
}

/** The notifications of the whole app, oldest first. They are not stored (behaviour §4). */
export const useNotificationStore = create<NotificationStore>()(
  devtools(
    (set) => {
      const dispatch = (action: NotificationAction) =>
        set(
          (store) => ({ notifications: notificationReducer(store.notifications, action) }),
          undefined,
          action,
        )

      return { notifications: noNotifications, ...notificationActions(dispatch, () => Date.now()) }
    },
    { name: 'notification store', enabled: true },
  ),
)

// Timers are kept outside of the state, because no component shows them. They follow every change of the list.
const timers = createExpiryTimers((id) => useNotificationStore.getState().remove(id))
useNotificationStore.subscribe(({ notifications }) => timers.follow(notifications))
