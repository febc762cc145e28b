import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostListSchema } from '#contract/post.ts'
import { FilteredTitles } from '../../demos/FilteredTitles.tsx'

const postsOfUser = (api: ApiClient, userId: number | undefined) =>
  queryOptions({
    queryKey: ['posts', 'list'],
    queryFn: ({ signal }) =>
      api.get('posts', {
        schema: PostListSchema,
        searchParams: { userId },
        signal,
      }),
    staleTime: STALE_TIME_MS,
  })

export function Posts() {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const posts = useQuery(postsOfUser(api, userId))
  return (
    <FilteredTitles
      userId={userId}
      onFilter={setUserId}
      posts={posts.data}
    />
  )
}
