import { noop, notifyManager, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryCacheNotifyEvent } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { color, font, space } from '#ui/tokens.ts'

const STALE_AFTER_MS = 1000
const read = queryOptions({ queryKey: ['read'], queryFn: () => 'data', staleTime: STALE_AFTER_MS })
const unread = queryOptions({ queryKey: ['unread'], queryFn: () => 'data', staleTime: STALE_AFTER_MS })

/** Two entries of the same age, one with an observer, and the events of their cache. */
export function StaleEvents() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const [events, setEvents] = useState<readonly string[]>([])
  const [seen, setSeen] = useState('not looked yet')

  useEffect(() => {
    const listen = (event: QueryCacheNotifyEvent) => setEvents((others) => [...others, describe(event)])
    // Batched, because entries are created during a render.
    const unsubscribe = cache.subscribe(notifyManager.batchCalls(listen))
    client.query(unread).catch(noop)
    return unsubscribe
  }, [cache, client])

  function look(): void {
    const stateOf = ({ queryKey }: { queryKey: typeof read.queryKey | typeof unread.queryKey }) =>
      cache.find({ queryKey })?.isStaleByTime(STALE_AFTER_MS) ? 'stale' : 'fresh'
    setSeen(`read: ${stateOf(read)}, unread: ${stateOf(unread)}`)
  }

  return (
    <Column>
      <Reader />
      <div>
        <Button onClick={look}>Look at both entries</Button>
      </div>
      <Banner>{seen}</Banner>
      <Events aria-label="Events of the cache">
        {events.map((event, index) => (
          // An event has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key -- events are only ever added at the end
          <li key={index}>{event}</li>
        ))}
      </Events>
    </Column>
  )
}

function Reader() {
  useQuery(read)
  return null
}

function describe({ type, query }: QueryCacheNotifyEvent): string {
  const age = query.isStaleByTime(STALE_AFTER_MS) ? 'stale now' : 'fresh'
  return `${String(query.queryKey[0])}: ${type}, ${query.state.data === undefined ? 'no data yet' : age}`
}

const Column = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  background: ${color.surface};
`

const Events = styled.ol`
  margin: 0;
  padding-inline-start: ${space.l};
  font-family: ${font.code};
  font-size: ${font.small};
  line-height: 1.75;
`
