import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { TwoClocks } from './stale-and-gc/TwoClocks.tsx'
import { useCountedPosts } from './parts/useCountedPosts.ts'
import type { FetchPosts } from './parts/useCountedPosts.ts'
import { Badge } from '#ui/Badge.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { QueryBanner } from '#ui/QueryBanner.tsx'
import { QueryError } from '#ui/QueryError.tsx'

/** In ms: short enough to watch. */
const GC_TIME_MS = 15_000

/** The posts of one user. Their key is their own: an entry is kept for the longest time that a reader of it has asked for. */
const ageingPosts = (fetchPosts: FetchPosts) =>
  queryOptions({
    queryKey: ['posts', 'ageing'],
    queryFn: ({ signal }) => fetchPosts(1, signal),
    staleTime: STALE_TIME_MS,
    gcTime: GC_TIME_MS,
  })

/** One cache entry, its two countdowns, and what can happen to it. */
export function StaleAndGc() {
  const { fetchPosts, requests } = useCountedPosts()
  const [leftAt, setLeftAt] = useState<number>()
  const isMounted = leftAt === undefined
  const { queryKey } = ageingPosts(fetchPosts)

  return (
    <Page
      title="Stale and gc"
      lead="Two times belong to each answer: how long it is trusted, and how long it is kept when no component reads it."
    >
      <Row $align="center">
        <Button onClick={() => setLeftAt(isMounted ? Date.now() : undefined)}>
          {isMounted ? 'Unmount' : 'Mount'}
        </Button>
        <Button onClick={focusTheWindow}>Focus the window</Button>
        <Button onClick={reconnect}>Reconnect</Button>
        <Badge>{pluralize(requests, 'request')}</Badge>
      </Row>
      <TwoClocks queryKey={queryKey} staleTime={STALE_TIME_MS} gcTime={GC_TIME_MS} leftAt={leftAt} />
      {isMounted ? <Reader fetchPosts={fetchPosts} /> : <Banner>No component reads the entry.</Banner>}
    </Page>
  )
}

function Reader({ fetchPosts }: { fetchPosts: FetchPosts }) {
  const posts = useQuery(ageingPosts(fetchPosts))
  return (
    <>
      <QueryBanner query={posts} failed="The posts did not arrive">
        {posts.data && `Reads: ${pluralize(posts.data.length, 'post')}`}
        {posts.isRefetching && ' – asking again...'}
      </QueryBanner>
      <QueryError query={posts} />
    </>
  )
}

// #region occasions
/** The library listens to this event of the browser. */
function focusTheWindow(): void {
  window.dispatchEvent(new Event('visibilitychange'))
}

/** A connection that is lost, and is back at once. */
function reconnect(): void {
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
}
// #endregion
