import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

/** Never stale, not even after an invalidation. Still collected 50 ms after its last observer has left. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 'static',
    gcTime: 50,
  })

export function Static() {
  return (
    <Visits>
      <Posts />
    </Visits>
  )
}

function Posts() {
  const client = useQueryClient()
  const posts = useQuery(postsOfUser1(useApi()))
  return (
    <>
      <Banner>
        {posts.data ? pluralize(posts.data.length, 'post') : 'Loading...'}
        {posts.isRefetching && ', asking again...'}
      </Banner>
      <div>
        <Button onClick={() => void client.invalidateQueries()}>Invalidate</Button>{' '}
        <Button onClick={() => void posts.refetch()}>Refetch</Button>
      </div>
    </>
  )
}
