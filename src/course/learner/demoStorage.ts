import { PROGRESS_KEY } from '#progress/progressKey.ts'

/**
 * Local storage for the catalogue's demos. The published app shares the origin, and keeps a learner's session, cart
 * and theme under the same keys. So each key here is prefixed with `catalogue:`. While a check runs, its demo writes
 * to memory only. What a page itself keeps, beside its demos, it shares with the app, also while a check runs: it is reached by `page:`.
 *
 * Importing this file replaces `localStorage` for all code that is loaded afterwards.
 */
const DEMOS = 'catalogue:'
const OF_THE_PAGE = 'page:'

/** With what the keys begin by which a page reaches the code of its exercises. No check borrows it. */
export const PAGE_WORK_PREFIX = `${OF_THE_PAGE}${DEMOS}exercise:`

/** The key by which a docs page reaches the learner's progress. A demo that uses the app's own key has a progress of its own. */
export const PAGE_PROGRESS_KEY = `${OF_THE_PAGE}${PROGRESS_KEY}`

/** Replaces storage during a check; undefined at other times. */
let memory: Map<string, string> | undefined

/** Where all of it is kept. */
interface Store {
  keys(): string[]
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const shared = openStorage()

Object.defineProperty(globalThis, 'localStorage', { value: storageOn(shared), configurable: true })
addEventListener('storage', passOn)

/** The keys of all that is kept, as a page reaches it. */
export function pageKeys(): string[] {
  return shared.keys().map((key) => OF_THE_PAGE + key)
}

/** Switches to empty storage in memory. Returns a function that switches back. */
export function borrowStorage(): () => void {
  const borrowed = new Map<string, string>()
  memory = borrowed
  return () => {
    memory = undefined
    // A storage event makes the readers of its key read again. What pages keep was not borrowed, so no event is about all keys.
    for (const key of new Set([...borrowed.keys(), ...Object.keys(localStorage)]))
      dispatchEvent(new StorageEvent('storage', { key }))
  }
}

/** The origin's storage; memory where there is none, because libraries that the pages need throw without one. */
function openStorage(): Store {
  const storage = ofTheOrigin()
  if (storage !== undefined)
    return {
      keys: () => Object.keys(storage),
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
    }
  const items = new Map<string, string>()
  return {
    keys: () => [...items.keys()],
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/** Undefined where a look at it is refused, and in Node: 20 does not know the name, and 26 has nothing behind it. */
function ofTheOrigin(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Repeats another tab's events under the keys that pages and demos use, and hides those of the app's keys from demos. */
function passOn(event: StorageEvent): void {
  if (!event.isTrusted) return
  const { key, oldValue, newValue } = event
  const isOfADemo = key?.startsWith(DEMOS) ?? true
  event.stopImmediatePropagation()
  if (key !== null) dispatchEvent(new StorageEvent('storage', { key: OF_THE_PAGE + key, oldValue, newValue }))
  if (!isOfADemo || memory !== undefined) return
  dispatchEvent(new StorageEvent('storage', { key: key?.slice(DEMOS.length) ?? null, oldValue, newValue }))
}

function isOfThePage(key: string): boolean {
  return key.startsWith(OF_THE_PAGE)
}

function keyOnOrigin(key: string): string {
  return isOfThePage(key) ? key.slice(OF_THE_PAGE.length) : DEMOS + key
}

/** A `Storage` on the prefixed keys of another one. As in a browser, its keys are also its properties. */
function storageOn(storage: Store): Storage {
  const keys = () =>
    memory === undefined
      ? storage
          .keys()
          .filter((key) => key.startsWith(DEMOS))
          .map((key) => key.slice(DEMOS.length))
      : [...memory.keys()]
  const methods: Storage = {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    getItem(key) {
      return memory === undefined || isOfThePage(key)
        ? storage.getItem(keyOnOrigin(key))
        : (memory.get(key) ?? null)
    },
    setItem(key, value) {
      if (memory === undefined || isOfThePage(key)) storage.setItem(keyOnOrigin(key), value)
      else memory.set(key, String(value))
    },
    removeItem(key) {
      if (memory === undefined || isOfThePage(key)) storage.removeItem(keyOnOrigin(key))
      else memory.delete(key)
    },
    clear: () => {
      for (const key of keys()) methods.removeItem(key)
    },
  }
  const isKey = (name: string | symbol): name is string => typeof name === 'string' && !(name in methods)
  return new Proxy(methods, {
    // What a storage can do goes before a key of the same name.
    get: (_, name) => (isKey(name) ? (methods.getItem(name) ?? undefined) : Reflect.get(methods, name)),
    has: (_, name) => (isKey(name) ? methods.getItem(name) !== null : name in methods),
    set(_, name, value) {
      if (typeof name === 'string') methods.setItem(name, String(value))
      return true
    },
    deleteProperty(_, name) {
      if (isKey(name)) methods.removeItem(name)
      return true
    },
    ownKeys: keys,
    getOwnPropertyDescriptor: (_, key) => {
      const value = typeof key === 'string' ? methods.getItem(key) : null
      return value === null ? undefined : { value, configurable: true, enumerable: true, writable: true }
    },
  })
}
