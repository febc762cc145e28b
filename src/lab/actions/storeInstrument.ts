import { createMute, dataOf, functionsOf, sameData } from './storeData.ts'
import type { StoreFunction, WatchedStore } from './storeData.ts'

/** Whoever follows a store. */
export interface StoreObserver {
  /** Whether the store may change now. */
  admits: () => boolean
  /** Told that an action begins, or what happened to the store from outside; call the answer with what it led to. */
  begins: (type: string, args: readonly unknown[]) => (data: object) => void
  /** Told that another observer has put the store into a state, which is no action of anybody. */
  wasPut: () => void
}

/** What a store is watched with, by all of its observers at once. */
export type StoreInstrument = ReturnType<typeof createInstrument>

/** Wraps a store's functions and listens to it, until it is stopped. */
export function createInstrument(store: WatchedStore) {
  const observers = new Set<StoreObserver>()
  const mute = createMute(store)
  const wrappers = new WeakMap<StoreFunction, StoreFunction>()
  const originals = new WeakMap<StoreFunction, StoreFunction>()
  /** Actions that have begun and will end later. */
  const running = new Set<string>()
  let settled = dataOf(store.getState())
  /** What it was at its last change that was no visit. */
  let latest = settled
  let rehydrating = false
  /** Above 0 while changes have been told already, or are not to be told. */
  let busy = 0

  function quietly(change: () => void): void {
    busy += 1
    mute.on()
    change()
    mute.off()
    busy -= 1
  }

  function isAdmitted(): boolean {
    return [...observers].every((observer) => observer.admits())
  }

  function begin(type: string, args: readonly unknown[]) {
    const ends = [...observers].map((observer) => observer.begins(type, args))
    return () => {
      settled = dataOf(store.getState())
      latest = settled
      for (const end of ends) end(settled)
    }
  }

  function wrap(name: string, original: StoreFunction): StoreFunction {
    const wrapped = (...args: unknown[]): unknown => {
      // Whoever still holds it when nobody watches any longer, or an action that calls another one.
      if (observers.size === 0 || busy > 0) return original(...args)
      if (!isAdmitted()) return undefined
      const end = begin(name, args)
      busy += 1
      try {
        return followed(name, original(...args))
      } finally {
        busy -= 1
        end()
      }
    }
    wrappers.set(original, wrapped)
    originals.set(wrapped, original)
    return wrapped
  }

  function followed(name: string, result: unknown): unknown {
    if (result instanceof Promise) {
      const later = `${name} (later)`
      running.add(later)
      const end = () => void running.delete(later)
      result.then(end, end)
    }
    return result
  }

  /** Replaces functions of the state by others of the same names, if any differ. */
  function exchange(replacement: (name: string, present: StoreFunction) => StoreFunction): void {
    const present = functionsOf(store.getState())
    const next = Object.fromEntries(
      Object.entries(present).map(([name, action]) => [name, replacement(name, action)]),
    )
    if (!sameData(present, next)) quietly(() => store.setState({ ...store.getState(), ...next }, true))
  }

  function wrapAll(): void {
    exchange((name, action) =>
      originals.has(action) ? action : (wrappers.get(action) ?? wrap(name, action)),
    )
  }

  function put(data: object, by?: StoreObserver): void {
    quietly(() => store.setState({ ...functionsOf(store.getState()), ...data }, true))
    settled = data
    if (by === undefined) return
    for (const other of observers) if (other !== by) other.wasPut()
  }

  function onChange(state: object): void {
    if (busy > 0) return
    const data = dataOf(state)
    if (!sameData(data, settled)) {
      const [later] = running
      if (isAdmitted()) begin(later ?? (rehydrating ? 'rehydrated' : 'changed from outside'), [])()
      else put(settled)
    }
    // A store that is reset gets its first functions back.
    wrapAll()
  }

  wrapAll()
  const stops = [
    store.subscribe(onChange),
    store.persist?.onHydrate(() => void (rehydrating = true)),
    store.persist?.onFinishHydration(() => void (rehydrating = false)),
  ]

  return {
    observers,
    mute,
    put,
    read: () => settled,
    latest: () => latest,
    /** What it was put into counts from now on, and is stored as its last change would have been. */
    settle(): void {
      latest = settled
      if (store.persist) store.setState((state) => state)
    },
    stop() {
      for (const stop of stops) stop?.()
      exchange((_, action) => originals.get(action) ?? action)
    },
  }
}
