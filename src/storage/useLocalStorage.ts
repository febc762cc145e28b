import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import { parseStored, readText, subscribe, writeStored } from './storage.ts'

/**
 * State in local storage. All that use the same key share it, in this document and in other tabs (behaviour §10.11).
 *
 * @param key where it is kept
 * @param schema what a stored value must look like; another one counts as not there. Must be stable
 * @param initial what stands for a value while nothing usable is stored. Must be stable
 */
export function useLocalStorage<T>(key: string, schema: v.GenericSchema<unknown, T>, initial: T) {
  const text = useStoredText(key)
  const value = useMemo(() => parseStored(text, schema) ?? initial, [text, schema, initial])
  const store = useCallback((next: T) => writeStored(key, next), [key])

  return [value, store] as const
}

/** The text under a key, from the first render on; null while HTML that was made without storage is hydrated. */
export function useStoredText(key: string): string | null {
  const follow = useCallback((onChange: () => void) => subscribe(key, onChange), [key])
  return useSyncExternalStore(
    follow,
    () => readText(key),
    () => null,
  )
}
