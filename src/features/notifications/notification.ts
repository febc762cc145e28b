export type NotificationType = 'success' | 'error' | 'warning' | 'info'

/** A message to the person at the screen (behaviour §3.8). */
export interface Notification {
  /** The time it was made, as a string; never given twice. */
  id: string
  type: NotificationType
  message: string
  /** How long it stays, in ms; 0 means until it is removed. */
  duration?: number
  /** When it was made, in ms since the epoch. */
  timestamp: number
  read: boolean
}

/** What it takes to make a notification. */
export type NotificationDraft = Pick<Notification, 'type' | 'message' | 'duration'>

/** How long a notification stays unless told otherwise, in ms (behaviour §9.1). */
export const defaultDuration = 5000

/** From this age on, in ms, a notification is old: 24 hours (behaviour §9.1). */
export const OLD_AFTER_MS = 24 * 60 * 60 * 1000

export const noNotifications: readonly Notification[] = []

let lastId = 0

/** A notification of this moment, unread (behaviour §4.7). `now` is in ms since the epoch. */
export function createNotification(draft: NotificationDraft, now: number = Date.now()): Notification {
  lastId = Math.max(now, lastId + 1)
  return { ...draft, id: String(lastId), timestamp: now, read: false }
}

/** How long a notification stays, in ms; undefined for one that stays until it is removed. */
export function lifetime({ duration = defaultDuration }: Pick<Notification, 'duration'>): number | undefined {
  return duration > 0 && duration < Infinity ? duration : undefined
}

/** The list with one more at its end; the same list if it is there already. */
export function add(list: readonly Notification[], notification: Notification): readonly Notification[] {
  return list.some(({ id }) => id === notification.id) ? list : [...list, notification]
}

/** The list with one of them read. */
export function markRead(list: readonly Notification[], id: string): readonly Notification[] {
  return list.map((entry) => (entry.id === id ? { ...entry, read: true } : entry))
}

/** The list with all of them read. */
export function markAllRead(list: readonly Notification[]): readonly Notification[] {
  return list.map((entry) => ({ ...entry, read: true }))
}

/** The list without one of them. */
export function remove(list: readonly Notification[], id: string): readonly Notification[] {
  return list.filter((entry) => entry.id !== id)
}

/** No notifications. */
export function clear(): readonly Notification[] {
  return noNotifications
}

/** The list without those that are 24 hours old or older at `now`, in ms since the epoch (behaviour §4.7). */
export function removeOld(list: readonly Notification[], now: number): readonly Notification[] {
  return list.filter(({ timestamp }) => now - timestamp < OLD_AFTER_MS)
}

/** How many nobody has read yet. */
export function unreadCount(list: readonly Notification[]): number {
  return list.filter(({ read }) => !read).length
}
