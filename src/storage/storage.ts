import * as v from 'valibot'

/**
 * What is stored under a key, if it is there, readable and of the promised shape; undefined otherwise. Never
 * throws: storage may be blocked, and anybody may have written to it (decision 10).
 */
export function readStored<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const text = safeStorage.getItem(key)
  if (text === null) return undefined
  const result = v.safeParse(schema, parse(text))
  return result.success ? result.output : undefined
}

/** Stores a value as JSON; undefined removes it. Where storage is full or blocked nothing is stored. */
export function writeStored(key: string, value: unknown): void {
  if (value === undefined) safeStorage.removeItem(key)
  else safeStorage.setItem(key, JSON.stringify(value))
}

/**
 * Local storage that never throws and never warns, for Zustand's `persist`: what cannot be read is not there,
 * what cannot be written stays in memory alone. Text that is not JSON counts as not there.
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
      // Full or blocked: the page goes on with what it has in memory.
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
