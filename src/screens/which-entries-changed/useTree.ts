import { hashKey, useQueryClient } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useEntries } from './watchEntries.ts'
import type { Watched } from './watchEntries.ts'

/** One entry of the tree, and the two ways to have it in the cache. */
export interface TreeQuery {
  queryKey: QueryKey
  /** Reads the entry by the library's hook, which makes it active for as long as this component is mounted. */
  Reader: ComponentType
  /** Fetches it if it is not fresh, without a component: the entry is then inactive. */
  load: (client: QueryClient) => Promise<unknown>
}

/** A tree of entries: which there are, how they are now, and which of them components read. */
export interface Tree {
  queries: readonly TreeQuery[]
  watched: Watched | undefined
  /** The hashes of the entries that have a reader. */
  read: ReadonlySet<string>
  onRead: (hash: string, isRead: boolean) => void
}

/**
 * Fills the cache with some entries and watches it. Entries that nobody reads are fetched, too, and are inactive from the start.
 *
 * @param queries must be stable
 * @param firstRead the keys that have a reader at first
 */
export function useTree(queries: readonly TreeQuery[], firstRead: readonly QueryKey[]): Tree {
  const client = useQueryClient()
  const watched = useEntries()
  const [first] = useState(() => new Set(firstRead.map((key) => hashKey(key))))
  const [read, setRead] = useState<ReadonlySet<string>>(first)

  useEffect(() => {
    for (const { queryKey, load } of queries) {
      // The entry keeps the error, and the tree shows it.
      if (!first.has(hashKey(queryKey))) load(client).catch(() => undefined)
    }
  }, [client, queries, first])

  function onRead(hash: string, isRead: boolean): void {
    setRead((before) => new Set(isRead ? [...before, hash] : [...before].filter((each) => each !== hash)))
  }

  return { queries, watched, read, onRead }
}
