import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

/** Wrong if no second request is wanted: the entry is kept forever, but stale at once. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    gcTime: Infinity,
  })

export function KeptForever() {
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
