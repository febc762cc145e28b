import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Ground } from '#course/story/Ground.ts'

/** Fresh for a minute, and asked for again every two seconds all the same. */
const polledPosts = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'polled'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 60_000,
    refetchInterval: 2000,
  })

export function EveryTwoSeconds() {
  const { data, isStale } = useQuery(polledPosts(useApi()))
  return (
    <Ground>
      <Banner>
        {data ? `${pluralize(data.length, 'post')}, ${isStale ? 'stale' : 'fresh'}` : 'Loading...'}
      </Banner>
    </Ground>
  )
}
