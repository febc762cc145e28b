import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

/** Fresh for 2 seconds from its arrival, with or without an observer. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 2000,
  })

export function FreshForTwoSeconds() {
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
      {posts.data && (posts.isStale ? ', stale' : ', fresh')}
      {posts.isRefetching && ', asking again...'}
    </Banner>
  )
}
