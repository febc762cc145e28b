import { lifetime } from './notification.ts'
import type { Notification } from './notification.ts'

/** The longest time a timer can wait, in ms; longer ones would end at once. */
const LONGEST_MS = 2 ** 31 - 1

/** One timer for each notification that does not stay. */
export interface ExpiryTimers {
  /** Starts timers for what is new in the list, and stops those of what has gone from it. */
  follow(list: readonly Notification[]): void
}

/** Makes timers that call `expire` with the id of a notification whose time is over (behaviour §4.7). */
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
