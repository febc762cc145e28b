import {
  queryOptions,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { postQuery } from '#features/posts/postQueries.ts'
import { AuthorView, fetchPostsOf } from './AuthorView.tsx'

const postsOf = (api: ApiClient, userId: number | undefined) =>
  queryOptions({
    queryKey: ['posts', 'of', { userId }],
    queryFn:
      userId === undefined
        ? skipToken
        : () => fetchPostsOf(api, userId),
    staleTime: STALE_TIME_MS,
  })

export function ByTheAuthor() {
  const api = useApi()
  const [postId, setPostId] = useState<number>()
  const post = useQuery(postQuery(api, postId))
  const more = useQuery(postsOf(api, post.data?.userId))
  return (
    <AuthorView
      postId={postId}
      onChoose={setPostId}
      post={post.data}
      more={more.data}
      onRefresh={() => void more.refetch()}
    />
  )
}
