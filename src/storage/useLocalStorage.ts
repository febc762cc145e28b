import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import { parseStored, readText, subscribe, writeStored } from './storage.ts'

/**
 * State in local storage. All components that use the same key share it, in this document and in other tabs
 * (behaviour §10.11).
 *
 * @param key the key in local storage
 * @param schema a stored value that does not fit it counts as absent; must be stable
 * @param initial the value while nothing usable is stored; must be stable
 */
export function useLocalStorage<T>(key: string, schema: v.GenericSchema<unknown, T>, initial: T) {
  const text = useStoredText(key)
  const value = useMemo(() => parseStored(text, schema) ?? initial, [text, schema, initial])
  const store = useCallback((next: T) => writeStored(key, next), [key])

  return [value, store] as const
}

/** The text under a key, from the first render on. During hydration it is null, as in the prerendered HTML. */
export function useStoredText(key: string): string | null {
  const follow = useCallback((onChange: () => void) => subscribe(key, onChange), [key])
  return useSyncExternalStore(
    follow,
    () => readText(key),
    () => null,
  )
}
