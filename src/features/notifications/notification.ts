export type NotificationType = 'success' | 'error' | 'warning' | 'info'

/** A message to the user (behaviour §3.8). */
export interface Notification {
  /** The time of creation as text; unique. */
  id: string
  type: NotificationType
  message: string
  /** Time until it is removed, in ms; 0 means never. */
  duration?: number
  /** The time of creation, in ms since the epoch. */
  timestamp: number
  read: boolean
}

/** A notification before it is created. */
export type NotificationDraft = Pick<Notification, 'type' | 'message' | 'duration'>

/** The default duration, in ms (behaviour §9.1). */
export const defaultDuration = 5000

/** The age from which a notification is old, in ms (behaviour §9.1). */
export const OLD_AFTER_MS = 24 * 60 * 60 * 1000

export const noNotifications: readonly Notification[] = []

let lastId = 0

/** Creates an unread notification (behaviour §4.7). `now` is in ms since the epoch. */
export function createNotification(draft: NotificationDraft, now: number = Date.now()): Notification {
  lastId = Math.max(now, lastId + 1)
  return { ...draft, id: String(lastId), timestamp: now, read: false }
}

/** Time until a notification is removed, in ms; undefined for never. */
export function lifetime({ duration = defaultDuration }: Pick<Notification, 'duration'>): number | undefined {
  return duration > 0 && duration < Infinity ? duration : undefined
}

/** The number of unread notifications. */
export function unreadCount(list: readonly Notification[]): number {
  return list.filter(({ read }) => !read).length
}
