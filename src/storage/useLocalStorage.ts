import { useCallback, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { readStored, writeStored } from './storage.ts'

/**
 * State in local storage that follows other tabs (behaviour §10.11).
 *
 * @param key where it is kept
 * @param schema what a stored value must look like; another one counts as not there. Must be stable
 * @param initial what to start with when nothing usable is stored. Must be stable
 */
export function useLocalStorage<T>(key: string, schema: v.GenericSchema<unknown, T>, initial: T) {
  const [value, setValue] = useState(initial)

  // In an effect, so that the first render in the browser matches the server's HTML.
  useEffect(() => {
    const read = () => setValue(readStored(key, schema) ?? initial)
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) read()
    }
    read()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [key, schema, initial])

  const store = useCallback(
    (next: T) => {
      setValue(next)
      writeStored(key, next)
    },
    [key],
  )

  return [value, store] as const
}
