import type { StateStorage } from 'zustand/middleware'

/** A storage in memory, for the demos. */
export function createEmptyStorage(): StateStorage {
  return storageOf(new Map())
}

/** A storage in memory that holds what the version before has stored: `count`, which is called `items` now. */
export function createOldStorage(): StateStorage {
  return storageOf(new Map([['basket', '{"state":{"count":3},"version":0}']]))
}

function storageOf(entries: Map<string, string>): StateStorage {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
