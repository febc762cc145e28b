import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const fetching = queryOptions({ queryKey: ['never answered'], queryFn: () => new Promise<string>(() => {}) })
const fresh = queryOptions({ queryKey: ['good for an hour'], queryFn: () => 'data', staleTime: 3_600_000 })
const always = queryOptions({ queryKey: ['good for ever'], queryFn: () => 'data', staleTime: Infinity })
const stale = queryOptions({ queryKey: ['never trusted'], queryFn: () => 'data', staleTime: 0 })
const failed = queryOptions({
  queryKey: ['refused'],
  queryFn: () => Promise.reject(new Error('No.')),
  retry: false,
})
const unread = [
  queryOptions({ queryKey: ['read by nobody'], queryFn: () => 'data' }),
  queryOptions({ queryKey: ['kept for ever'], queryFn: () => 'data', gcTime: Infinity }),
  queryOptions({ queryKey: ['soon gone'], queryFn: () => 'data', gcTime: 200 }),
]

/** One entry for each state of an entry. */
export function EveryCacheState() {
  const client = useQueryClient()
  useQuery(fetching)
  useQuery(fresh)
  useQuery(always)
  useQuery(stale)
  useQuery(failed)

  useEffect(() => {
    for (const entry of unread) {
      client.setQueryDefaults(entry.queryKey, { gcTime: entry.gcTime ?? 300_000 })
      client.setQueryData(entry.queryKey, 'data')
    }
  }, [client])

  return null
}
