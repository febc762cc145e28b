import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { fetchPage } from '#course/story/fetchPage.ts'
import { TurnPages } from '../../demos/TurnPages.tsx'

const pageOfPosts = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['posts', { page }],
    queryFn: () => fetchPage(api, page),
  })

export function Posts() {
  const [page, setPage] = useState(1)
  const posts = useQuery(pageOfPosts(useApi(), page))
  return <TurnPages page={page} onTurn={setPage} posts={posts.data} />
}
