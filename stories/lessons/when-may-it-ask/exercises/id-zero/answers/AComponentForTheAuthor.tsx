import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import type { Post } from '#contract/post.ts'
import { postQuery } from '#features/posts/postQueries.ts'
import { AuthorView, fetchPostsOf } from '../AuthorView.tsx'

const postsOf = (api: ApiClient, userId: number) =>
  queryOptions({
    queryKey: ['posts', 'of', { userId }],
    queryFn: () => fetchPostsOf(api, userId),
    staleTime: STALE_TIME_MS,
  })

interface ChosenProps {
  postId: number | undefined
  onChoose: (postId: number | undefined) => void
}

export function ByTheAuthor() {
  const [postId, setPostId] = useState<number>()
  const post = useQuery(postQuery(useApi(), postId))
  const chosen = { postId, onChoose: setPostId }
  if (post.data !== undefined) return <WithAuthor {...chosen} post={post.data} />
  return <AuthorView {...chosen} post={undefined} more={undefined} onRefresh={() => undefined} />
}

function WithAuthor({ post, ...chosen }: ChosenProps & { post: Post }) {
  const more = useQuery(postsOf(useApi(), post.userId))
  return <AuthorView {...chosen} post={post} more={more.data} onRefresh={() => void more.refetch()} />
}
