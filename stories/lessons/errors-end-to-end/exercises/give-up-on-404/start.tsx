import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiError } from '#api/ApiError.ts'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

/** An `ApiError` has the `status` of the answer. Without an answer it is undefined. */
const postsQuery = (api: ApiClient) =>
  queryOptions<Post[], ApiError>({
    queryKey: ['posts'],
    queryFn: () => api.get('posts', { schema: PostListSchema }),
    retry: 3,
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
