export interface TimerWatch {
  /** Whether a timer whose origin is void has just ended: in it, or in promises that go on right after it. */
  isVoid: () => boolean
  stop: () => void
}

/** Told that a timer starts; the answer is told that it ends. */
type Watcher = () => () => void

/** What stands in for `setTimeout`, once for all who watch. */
interface Layer {
  own: typeof setTimeout
  watched: typeof setTimeout
  watchers: Set<Watcher>
}

let top: Layer | undefined

/**
 * Remembers of each timer when it was started, so that those of an abandoned future can be told from others. They all
 * run as ever.
 *
 * @param stamp what was the case when a timer starts
 * @param isVoid whether what was the case then is no longer so
 */
export function watchTimers<Stamp>(stamp: () => Stamp, isVoid: (stamp: Stamp) => boolean): TimerWatch {
  // Whoever has replaced it since may have kept it or not, so another layer is needed.
  const layer = top?.watched === globalThis.setTimeout ? top : createLayer(globalThis.setTimeout)
  top = layer
  globalThis.setTimeout = layer.watched
  // Called by itself: as a method of the layer, a browser would refuse it.
  const { own } = layer
  /** The void timer that has ended last, until something else happens. */
  let mark: object | undefined

  function watcher() {
    const origin = stamp()
    return () => {
      mark = undefined
      if (!layer.watchers.has(watcher) || !isVoid(origin)) return
      const mine = {}
      mark = mine
      // Promises go on before the next timer ends. Timers that are due already come before this one.
      own(() => {
        if (mark === mine) mark = undefined
      }, 0)
    }
  }

  layer.watchers.add(watcher)
  return {
    isVoid: () => mark !== undefined,
    stop() {
      layer.watchers.delete(watcher)
      // Whoever has replaced it since keeps a function that only passes on.
      if (layer.watchers.size === 0 && globalThis.setTimeout === layer.watched) globalThis.setTimeout = own
    },
  }
}

function createLayer(own: typeof setTimeout): Layer {
  const watchers = new Set<Watcher>()

  function start(callback: unknown, ms?: number, ...args: unknown[]): unknown {
    if (watchers.size === 0 || typeof callback !== 'function')
      return Reflect.apply(own, globalThis, [callback, ms, ...args])
    const ends = [...watchers].map((starts) => starts())
    return own(() => {
      for (const end of ends) end()
      return callback(...args)
    }, ms)
  }

  return { own, watched: Object.assign(start, own) as typeof setTimeout, watchers }
}
