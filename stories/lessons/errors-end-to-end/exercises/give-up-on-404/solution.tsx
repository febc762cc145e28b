import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/ApiError.ts'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

/** It fails with an `ApiError` of '#api/ApiError.ts', which has a `status`. */
const postsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts'],
    queryFn: () => api.get('posts', { schema: PostListSchema }),
    retry: (count, error) =>
      !(error instanceof ApiError && error.status === 404) && count < 3,
  })

export function Posts() {
  const posts = useQuery(postsQuery(useApi()))
  return (
    <Ground>
      <Banner>
        {posts.isPending && 'Loading...'}
        {posts.data && `${posts.data.length} posts`}
      </Banner>
      {posts.isError && <Alert>{posts.error.message}</Alert>}
      <Button onClick={() => void posts.refetch()}>Ask again</Button>
    </Ground>
  )
}
