import { useCallback } from 'react'
import type * as v from 'valibot'
import { readStored } from './storage.ts'
import { useLocalStorage } from './useLocalStorage.ts'

/**
 * A reducer whose state is in local storage, where each action finds what the one before it left, in this document or in
 * another tab. All parameters must be stable.
 *
 * @param key the key in local storage
 * @param schema a stored value that does not fit it counts as absent
 * @param initial the state while nothing usable is stored
 */
export function useStoredReducer<T, A, I extends T>(
  key: string,
  schema: v.GenericSchema<unknown, T & ({} | null)>,
  initial: I,
  reducer: (state: T, action: A) => T,
) {
  const [state, store] = useLocalStorage<T>(key, schema, initial)
  const dispatch = useCallback(
    (action: A) => {
      const before = readStored(key, schema) ?? initial
      const after = reducer(before, action)
      if (after !== before) store(after)
    },
    [key, schema, initial, reducer, store],
  )

  return [state, dispatch] as const
}
