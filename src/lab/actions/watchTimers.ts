export interface TimerWatch {
  /** Whether a timer whose origin is void has just ended: in it, or in promises that go on right after it. */
  isVoid: () => boolean
  stop: () => void
}

/**
 * Remembers of each timer when it was started, so that those of an abandoned future can be told from others. They all
 * run as ever.
 *
 * @param stamp what was the case when a timer starts
 * @param isVoid whether what was the case then is no longer so
 */
export function watchTimers<Stamp>(stamp: () => Stamp, isVoid: (stamp: Stamp) => boolean): TimerWatch {
  const own = globalThis.setTimeout
  let watching = true
  let voidNow = false

  function start(callback: unknown, ms?: number, ...args: unknown[]): unknown {
    if (!watching || typeof callback !== 'function')
      return Reflect.apply(own, globalThis, [callback, ms, ...args])
    const origin = stamp()
    return own(() => {
      if (!watching || !isVoid(origin)) return callback(...args)
      voidNow = true
      // Promises go on before the next timer ends.
      own(() => (voidNow = false), 0)
      return callback(...args)
    }, ms)
  }

  const watched = Object.assign(start, own) as typeof setTimeout
  globalThis.setTimeout = watched
  return {
    isVoid: () => voidNow,
    stop() {
      watching = false
      // Whoever has replaced it since keeps a function that only passes on.
      if (globalThis.setTimeout === watched) globalThis.setTimeout = own
    },
  }
}
