import { useCallback, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { readStored, writeStored } from './storage.ts'

/**
 * State that is kept in local storage and follows other tabs.
 *
 * @param key where it is kept
 * @param schema what a stored value must look like; another one counts as not there. Must be stable
 * @param initial what to start with when nothing usable is stored. Must be stable
 */
export function useLocalStorage<T>(key: string, schema: v.GenericSchema<unknown, T>, initial: T) {
  const [value, setValue] = useState(initial)

  // Read after the first render, so that HTML made on a server and in a browser agree.
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
