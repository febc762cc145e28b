import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { FeedView, fetchAfter } from '../Feed.tsx'

export function Feed() {
  const api = useApi()
  const [cursors, setCursors] = useState<(number | null)[]>([null])
  const pages = useQueries({
    queries: cursors.map((cursor) => ({
      queryKey: ['feed', { cursor }],
      queryFn: () => fetchAfter(api, cursor),
    })),
  })
  const next = pages.at(-1)?.data?.next ?? null
  return (
    <FeedView
      posts={pages.flatMap(({ data }) => data?.posts ?? [])}
      hasMore={next !== null}
      isFetching={pages.some(({ isFetching }) => isFetching)}
      onMore={() => setCursors([...cursors, next])}
    />
  )
}
