/**
 * Local storage for the catalogue's demos. The app is on the same host in what is published, and keeps a learner's session, cart
 * and theme under the same keys; here each key begins with `catalogue:`. While a check runs, its demo writes to memory only.
 *
 * Importing this file puts it in place of `localStorage`, for all that is loaded afterwards.
 */
const PREFIX = 'catalogue:'

/** What a check has instead of storage; undefined while none runs. */
let memory: Map<string, string> | undefined

/** Undefined where storage is blocked; then there is nothing to share with the app. */
const shared = openStorage()

if (shared !== undefined) {
  Object.defineProperty(globalThis, 'localStorage', { value: storageOn(shared), configurable: true })
  addEventListener('storage', passOn)
}

/** Empty storage in memory for whatever runs next. Returns how to bring back what was there before. */
export function borrowStorage(): () => void {
  memory = new Map()
  return () => {
    memory = undefined
    // As if another tab had changed everything: who shows a stored value reads it again.
    dispatchEvent(new StorageEvent('storage', { key: null }))
  }
}

function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The events of other tabs, under the keys that demos know; those of the app are none of theirs. */
function passOn(event: StorageEvent): void {
  if (!event.isTrusted) return
  const isOurs = event.key?.startsWith(PREFIX) ?? true
  event.stopImmediatePropagation()
  if (!isOurs || memory !== undefined) return
  const { oldValue, newValue } = event
  dispatchEvent(
    new StorageEvent('storage', { key: event.key?.slice(PREFIX.length) ?? null, oldValue, newValue }),
  )
}

/** `Storage` on a part of another one. Its keys are its properties, too, as in a browser. */
function storageOn(storage: Storage): Storage {
  const keys = () =>
    memory === undefined
      ? Object.keys(storage)
          .filter((key) => key.startsWith(PREFIX))
          .map((key) => key.slice(PREFIX.length))
      : [...memory.keys()]
  const methods: Storage = {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => (memory === undefined ? storage.getItem(PREFIX + key) : (memory.get(key) ?? null)),
    setItem: (key, value) => {
      if (memory === undefined) storage.setItem(PREFIX + key, value)
      else memory.set(key, String(value))
    },
    removeItem: (key) => {
      if (memory === undefined) storage.removeItem(PREFIX + key)
      else memory.delete(key)
    },
    clear: () => {
      for (const key of keys()) methods.removeItem(key)
    },
  }
  return new Proxy(methods, {
    ownKeys: keys,
    getOwnPropertyDescriptor: (_, key) => {
      const value = typeof key === 'string' ? methods.getItem(key) : null
      return value === null ? undefined : { value, configurable: true, enumerable: true, writable: true }
    },
  })
}
