import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { readStored, writeStored } from '#storage/storage.ts'

const NameSchema = v.string()

/** A name in local storage that follows other documents. Each component that calls this hook has its own state. */
export function useStoredName(key: string) {
  const [name, setName] = useState(() => readStored(key, NameSchema) ?? '')

  // A browser sends this event to the origin’s other documents, and not to the one that changed the storage.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setName(readStored(key, NameSchema) ?? '')
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])

  function store(next: string): void {
    setName(next)
    writeStored(key, next)
  }

  return [name, store] as const
}
