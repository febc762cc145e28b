import { createNotification, noNotifications, OLD_AFTER_MS } from './notification.ts'
import type { Notification, NotificationDraft } from './notification.ts'

/** All actions on notifications. They carry ids and times, because a reducer is pure. */
export type NotificationAction =
  | { type: 'add'; notification: Notification }
  | { type: 'markRead'; id: string }
  | { type: 'markAllRead' }
  | { type: 'remove'; id: string }
  | { type: 'clear' }
  | { type: 'removeOld'; now: number }

/** Applies an action to notifications (behaviour §4.7). One that the list has is not added again. */
export function notificationReducer(
  list: readonly Notification[],
  action: NotificationAction,
): readonly Notification[] {
  switch (action.type) {
    case 'add':
      return list.some(({ id }) => id === action.notification.id) ? list : [...list, action.notification]
    case 'markRead':
      return list.map((entry) => (entry.id === action.id ? { ...entry, read: true } : entry))
    case 'markAllRead':
      return list.map((entry) => ({ ...entry, read: true }))
    case 'remove':
      return list.filter(({ id }) => id !== action.id)
    case 'clear':
      return noNotifications
    case 'removeOld':
      return list.filter(({ timestamp }) => action.now - timestamp < OLD_AFTER_MS)
  }
}

/** The functions that components call, whichever container holds the notifications. */
export interface NotificationActions {
  add: (draft: NotificationDraft) => void
  markRead: (id: string) => void
  markAllRead: () => void
  remove: (id: string) => void
  clear: () => void
  removeOld: () => void
}

/** The actions as functions that dispatch. `now` returns ms since the epoch. */
export function notificationActions(
  dispatch: (action: NotificationAction) => void,
  now: () => number = Date.now,
): NotificationActions {
  return {
    add: (draft) => dispatch({ type: 'add', notification: createNotification(draft, now()) }),
    markRead: (id) => dispatch({ type: 'markRead', id }),
    markAllRead: () => dispatch({ type: 'markAllRead' }),
    remove: (id) => dispatch({ type: 'remove', id }),
    clear: () => dispatch({ type: 'clear' }),
    removeOld: () => dispatch({ type: 'removeOld', now: now() }),
  }
}
