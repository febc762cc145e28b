import type { StateStorage } from 'zustand/middleware'

/** A storage that holds what the version before has stored: `count`, which is called `items` now. In memory, for the demos. */
export function createOldStorage(): StateStorage {
  const entries = new Map([['basket', '{"state":{"count":3},"version":0}']])
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
