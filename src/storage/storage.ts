import * as v from 'valibot'

/**
 * The value stored under a key; undefined if it is absent, unreadable or does not fit the schema. Never throws:
 * storage may be blocked, and may hold data of other origins and versions (decision 10).
 */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  return parseStored(readText(key), schema)
}

/** Stores a value as JSON; undefined removes it. Every reader of the key in this document follows. Never throws. */
export function writeStored(key: string, value: unknown): void {
  const text = value === undefined ? null : JSON.stringify(value)
  if (text === null) safeStorage.removeItem(key)
  else safeStorage.setItem(key, text)
  // Full or blocked: the page continues with its state in memory.
  if (safeStorage.getItem(key) === text) unwritten.delete(key)
  else unwritten.set(key, text)
  for (const onChange of readers.get(key) ?? []) onChange()
}

/** The value in a stored text; undefined if the text is unreadable or does not fit the schema. */
export function parseStored<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (text === null) return undefined
  const result = v.safeParse(schema, parse(text))
  return result.success ? result.output : undefined
}

/** The text stored under a key; null if it is absent or no JSON. */
export function readText(key: string): string | null {
  const text = unwritten.get(key)
  return text === undefined ? safeStorage.getItem(key) : text
}

/** Calls back when a key changes, in this document or in another tab. Returns a function that stops it. */
export function subscribe(key: string, onChange: () => void): () => void {
  const ofKey = readers.get(key) ?? new Set()
  readers.set(key, ofKey.add(onChange))

  // The browser notifies other tabs only. An event without a key means that all keys were removed.
  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    unwritten.delete(key)
    onChange()
  }
  addEventListener('storage', onStorage)
  // A page that comes back out of the browser's cache was told nothing meanwhile.
  addEventListener('pageshow', onChange)

  return () => {
    ofKey.delete(onChange)
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onChange)
  }
}

/** The readers of each key in this document. */
const readers = new Map<string, Set<() => void>>()

/** Values that could not be written, by key; null for a key that could not be removed. */
const unwritten = new Map<string, string | null>()

/**
 * Local storage that never throws and never warns, for Zustand's `persist`. Unreadable data, and text that is not
 * JSON, counts as absent. Data that cannot be written stays in memory.
 */
export const safeStorage = {
  getItem(key: string): string | null {
    try {
      const text = localStorage.getItem(key)
      return text !== null && parse(text) === undefined ? null : text
    } catch {
      return null
    }
  },
  setItem(key: string, text: string): void {
    try {
      localStorage.setItem(key, text)
    } catch {
      // Full or blocked: the page continues with its state in memory.
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Blocked: there is nothing to remove.
    }
  },
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
