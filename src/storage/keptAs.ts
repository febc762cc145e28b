import * as v from 'valibot'
import { createJSONStorage } from 'zustand/middleware'
import { safeStorage } from './storage.ts'

/**
 * The options of Zustand's `persist` for a store that is kept in local storage. What is stored there counts if it fits
 * the schema, whatever its version.
 *
 * @param name the key in local storage
 * @param initial makes the state for when nothing usable is stored, or another tab has removed it
 */
export function keptAs<T>(name: string, schema: v.GenericSchema<unknown, T>, initial: () => T) {
  function stateIn(stored: unknown): T {
    const result = v.safeParse(schema, stored)
    return result.success ? result.output : initial()
  }

  return {
    name,
    storage: createJSONStorage<T>(() => safeStorage),
    merge: stateIn,
    // Without this, persist would drop data of another version, and write an error to the console.
    migrate: stateIn,
  }
}
