import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { fetchPage } from '#course/story/fetchPage.ts'
import { TurnPages } from '../../../demos/TurnPages.tsx'

const pageOfPosts = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['posts', { page }],
    queryFn: () => fetchPage(api, page),
    staleTime: STALE_TIME_MS,
  })

export function Posts() {
  const api = useApi()
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const posts = useQuery(pageOfPosts(api, page))
  const hasNext = posts.data !== undefined && posts.data.length > 0

  useEffect(() => {
    if (hasNext) void client.prefetchQuery(pageOfPosts(api, page + 1))
  }, [api, client, hasNext, page])

  return <TurnPages page={page} onTurn={setPage} posts={posts.data} />
}
