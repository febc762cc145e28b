import * as v from 'valibot'

/**
 * The value stored under a key; undefined if it is absent, unreadable or does not fit the schema. Never throws:
 * storage may be blocked, and may hold data of other origins and versions (decision 10).
 */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = safeStorage.getItem(key)
  if (text === null) return undefined
  const result = v.safeParse(schema, parse(text))
  return result.success ? result.output : undefined
}

/** Stores a value as JSON; undefined removes it. Does nothing where storage is full or blocked. */
export function writeStored(key: string, value: unknown): void {
  if (value === undefined) safeStorage.removeItem(key)
  else safeStorage.setItem(key, JSON.stringify(value))
}

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
