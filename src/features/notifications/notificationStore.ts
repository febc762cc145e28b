import { create } from 'zustand'
import { createExpiryTimers } from './expiryTimers.ts'
import {
  add,
  clear,
  createNotification,
  markAllRead,
  markRead,
  noNotifications,
  remove,
  removeOld,
} from './notification.ts'
import type { Notification } from './notification.ts'
import type { NotificationActions } from './notificationReducer.ts'

interface NotificationStore extends NotificationActions {
  notifications: readonly Notification[]
}

/** The notifications of the whole app, oldest first. They are not stored (behaviour §4). */
export const useNotificationStore = create<NotificationStore>()((set) => {
  const change = (next: (list: readonly Notification[]) => readonly Notification[]) =>
    set(({ notifications }) => ({ notifications: next(notifications) }))

  return {
    notifications: noNotifications,
    add: (draft) => change((list) => add(list, createNotification(draft))),
    markRead: (id) => change((list) => markRead(list, id)),
    markAllRead: () => change(markAllRead),
    remove: (id) => change((list) => remove(list, id)),
    clear: () => change(clear),
    removeOld: () => change((list) => removeOld(list, Date.now())),
  }
})

// Timers are no state: nobody shows them. They follow the list, however it changes.
const timers = createExpiryTimers((id) => useNotificationStore.getState().remove(id))
useNotificationStore.subscribe(({ notifications }) => timers.follow(notifications))
