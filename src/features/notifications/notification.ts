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

/** Appends a notification; returns the same list if it has it. */
export function add(list: readonly Notification[], notification: Notification): readonly Notification[] {
  return list.some(({ id }) => id === notification.id) ? list : [...list, notification]
}

/** Marks one as read. */
export function markRead(list: readonly Notification[], id: string): readonly Notification[] {
  return list.map((entry) => (entry.id === id ? { ...entry, read: true } : entry))
}

/** Marks all as read. */
export function markAllRead(list: readonly Notification[]): readonly Notification[] {
  return list.map((entry) => ({ ...entry, read: true }))
}

/** Removes one. */
export function remove(list: readonly Notification[], id: string): readonly Notification[] {
  return list.filter((entry) => entry.id !== id)
}

/** Removes all. */
export function clear(): readonly Notification[] {
  return noNotifications
}

/** Removes those that are old at `now`, in ms since the epoch (behaviour §4.7). */
export function removeOld(list: readonly Notification[], now: number): readonly Notification[] {
  return list.filter(({ timestamp }) => now - timestamp < OLD_AFTER_MS)
}

/** The number of unread notifications. */
export function unreadCount(list: readonly Notification[]): number {
  return list.filter(({ read }) => !read).length
}
