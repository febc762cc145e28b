/** Notes from now on which timers of the page wait. Returns them, with their delays in ms. */
export function countTimers(): ReadonlyMap<number, number> {
  const live = new Map<number, number>()
  const { setTimeout: once, clearTimeout: cancelOnce } = window
  const { setInterval: again, clearInterval: cancelAgain } = window

  window.setTimeout = ((handler: () => void, delayMs = 0, ...args: []) => {
    const id = once(() => {
      live.delete(id)
      handler(...args)
    }, delayMs)
    live.set(id, delayMs)
    return id
  }) as typeof window.setTimeout

  window.setInterval = ((handler: () => void, delayMs = 0, ...args: []) => {
    const id = again(handler, delayMs, ...args)
    live.set(id, delayMs)
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
