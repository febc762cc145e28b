/** A timer that waits. */
export interface WaitingTimer {
  delayMs: number
  /** Whether it goes on until somebody ends it. */
  repeats: boolean
}

/** Notes from now on which timers of the page wait. Returns them by their ids. */
export function countTimers(): ReadonlyMap<number, WaitingTimer> {
  const live = new Map<number, WaitingTimer>()
  const { setTimeout: once, clearTimeout: cancelOnce } = window
  const { setInterval: again, clearInterval: cancelAgain } = window

  window.setTimeout = ((handler: () => void, delayMs = 0, ...args: []) => {
    const id = once(() => {
      live.delete(id)
      handler(...args)
    }, delayMs)
    live.set(id, { delayMs, repeats: false })
    return id
  }) as typeof window.setTimeout

  window.setInterval = ((handler: () => void, delayMs = 0, ...args: []) => {
    const id = again(handler, delayMs, ...args)
    live.set(id, { delayMs, repeats: true })
    return id
  }) as typeof window.setInterval

  // A browser has one list of ids for both kinds, so either function ends either kind.
  const forgetting = (cancel: (id?: number) => void) => (id?: number) => {
    if (id !== undefined) live.delete(id)
    cancel(id)
  }
  window.clearTimeout = forgetting(cancelOnce) as typeof window.clearTimeout
  window.clearInterval = forgetting(cancelAgain) as typeof window.clearInterval
  return live
}
