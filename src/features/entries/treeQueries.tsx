import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ApiClient } from '#api/client.ts'
import { pluralize } from '#ui/pluralize.ts'
import { detailQuery, infiniteQuery, listQuery, todosQuery } from './entryQueries.ts'

/** One entry of the tree, and the two ways to have it in the cache. */
export interface TreeQuery {
  queryKey: QueryKey
  /** Reads it, as any component of a page would: the entry is active while this one is mounted. */
  Reader: ComponentType
  /** Fetches it if it is not fresh, without a component: the entry is then inactive. */
  load: (client: QueryClient) => Promise<unknown>
}

/** The seven entries of the screen, in the order of their keys. */
export function treeQueries(api: ApiClient): TreeQuery[] {
  return [
    listEntry(api),
    listEntry(api, 1),
    listEntry(api, 2),
    infiniteEntry(api),
    detailEntry(api, 1),
    detailEntry(api, 2),
    todosEntry(api),
  ]
}

export function listEntry(api: ApiClient, userId?: number): TreeQuery {
  const options = listQuery(api, userId)
  function Reader() {
    const { data, error } = useQuery(options)
    return <Summary error={error}>{data && pluralize(data.length, 'post')}</Summary>
  }
  return { queryKey: options.queryKey, Reader, load: (client) => client.query(options) }
}

export function detailEntry(api: ApiClient, id: number): TreeQuery {
  const options = detailQuery(api, id)
  function Reader() {
    const { data, error } = useQuery(options)
    return <Summary error={error}>{data && '1 post'}</Summary>
  }
  return { queryKey: options.queryKey, Reader, load: (client) => client.query(options) }
}

export function todosEntry(api: ApiClient): TreeQuery {
  const options = todosQuery(api)
  function Reader() {
    const { data, error } = useQuery(options)
    return <Summary error={error}>{data && pluralize(data.length, 'todo')}</Summary>
  }
  return { queryKey: options.queryKey, Reader, load: (client) => client.query(options) }
}

function infiniteEntry(api: ApiClient): TreeQuery {
  const options = infiniteQuery(api)
  function Reader() {
    const { data, error } = useInfiniteQuery(options)
    return <Summary error={error}>{data && pluralize(data.pages.length, 'page')}</Summary>
  }
  return { queryKey: options.queryKey, Reader, load: (client) => client.infiniteQuery(options) }
}

function Summary({ error, children }: { error: Error | null; children: string | undefined }) {
  return <span>: {children ?? (error ? 'no data' : 'Loading...')}</span>
}
