import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { UserFilter } from '#features/posts/UserFilter.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Ground } from '#course/story/Ground.ts'

const postsOfUser = (api: ApiClient, userId: number | undefined) =>
  queryOptions({
    queryKey: ['posts', 'list', { userId }],
    queryFn: ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
  })

export function Posts() {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const posts = useQuery(postsOfUser(api, userId))
  return (
    <Ground>
      <UserFilter userId={userId} onChange={setUserId} />
      {posts.data ? (
        <Banner>{`${posts.data.length} posts`}</Banner>
      ) : posts.isPending ? (
        <Banner>Loading...</Banner>
      ) : (
        <Alert action={{ label: 'Retry', onClick: () => void posts.refetch() }}>{posts.error.message}</Alert>
      )}
    </Ground>
  )
}
