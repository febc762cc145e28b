import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import type { TreeQuery } from './useTree.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { pluralize } from '#ui/pluralize.ts'
import { detailQuery, infiniteQuery, listQuery } from './entryQueries.ts'

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
  const options = { ...todosQuery(api), staleTime: Infinity }
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
