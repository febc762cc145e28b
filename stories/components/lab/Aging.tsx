import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

/** Fresh for 10 seconds, as everywhere in this course, and kept for 5 minutes, the default. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 10_000,
    gcTime: 5 * 60_000,
  })

/** A cache entry that becomes stale in view, and is garbage collected when no component reads it. */
export function Aging() {
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
      {posts.data
        ? `${pluralize(posts.data.length, 'post')}, ${posts.isStale ? 'stale' : 'fresh'}`
        : 'Loading...'}
    </Banner>
  )
}
