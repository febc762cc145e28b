import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

/** Kept for 50 ms after its last observer has left, even if it is still fresh. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 60_000,
    gcTime: 50,
  })

export function GoneAtOnce() {
  return (
    <Visits>
      <Posts />
    </Visits>
  )
}

function Posts() {
  const posts = useQuery(postsOfUser1(useApi()))
  return (
    <Banner>
      {posts.data ? pluralize(posts.data.length, 'post') : 'Loading...'}
      {posts.data && posts.isFetching && ', asking again...'}
    </Banner>
  )
}
