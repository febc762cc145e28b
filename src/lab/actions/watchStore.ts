import type { WatchedStore } from './storeData.ts'
import { createInstrument } from './storeInstrument.ts'
import type { StoreInstrument, StoreObserver } from './storeInstrument.ts'

// Stores are single ones, and each is watched once, however many logs there are on the page.
const instruments = new WeakMap<WatchedStore, StoreInstrument>()

/**
 * Follows a store by its public functions alone. As long as anybody does, the functions in its state are wrapped, so
 * that actions have names; what changes otherwise is told as a change from outside.
 */
export function watchStore(store: WatchedStore, observer: StoreObserver) {
  const instrument = instruments.get(store) ?? createInstrument(store)
  instruments.set(store, instrument)
  instrument.observers.add(observer)
  return {
    read: instrument.read,
    /** What it is now, also while another log visits an earlier state. */
    latest: instrument.latest,
    put: (data: unknown) => instrument.put(data as object, observer),
    /** Nothing is written to local storage until `unmute`. */
    mute: instrument.mute.on,
    unmute: instrument.mute.off,
    settle: instrument.settle,
    stop() {
      instrument.observers.delete(observer)
      if (instrument.observers.size > 0) return
      instrument.stop()
      instruments.delete(store)
    },
  }
}
