import { lifetime } from './notification.ts'
import type { Notification } from './notification.ts'

/** The longest delay of a timer, in ms; a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1

/** One timer for each notification that expires. */
export interface ExpiryTimers {
  /** Starts timers for new notifications in the list, and stops those of removed ones. */
  follow(list: readonly Notification[]): void
}

/** Makes timers that call `expire` with a notification's id after its duration (behaviour §4.7). */
export function createExpiryTimers(expire: (id: string) => void): ExpiryTimers {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function start(notification: Notification): void {
    const time = lifetime(notification)
    if (time === undefined || timers.has(notification.id)) return
    timers.set(notification.id, setTimeout(expire, Math.min(time, LONGEST_MS), notification.id))
  }

  return {
    follow(list) {
      const present = new Set(list.map(({ id }) => id))
      for (const [id, timer] of timers) {
        if (present.has(id)) continue
        clearTimeout(timer)
        timers.delete(id)
      }
      for (const notification of list) start(notification)
    },
  }
}
