import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { StaleAndGcVisits } from '../server-state/basic-query/StaleAndGcVisits.tsx'

/** Fresh for 10 seconds, as all of this course, and kept for 5 minutes, as everywhere. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 10_000,
    gcTime: 5 * 60_000,
  })

/** An answer that grows old in front of you, and goes when nobody reads it any more. */
export function Aging() {
  return (
    <StaleAndGcVisits>
      <Posts />
    </StaleAndGcVisits>
  )
}

function Posts() {
  const posts = useQuery(postsOfUser1(useApi()))
  return (
    <Banner>
      {posts.data
        ? `${pluralize(posts.data.length, 'post')}, ${posts.isStale ? 'stale' : 'fresh'}`
        : 'Loading...'}
    </Banner>
  )
}
