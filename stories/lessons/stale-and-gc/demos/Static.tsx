import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaleTime } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

/** Never stale, not even after an invalidation. Still collected 50 ms after its last observer has left. */
const postsOfUser1 = (api: ApiClient, staleTime: StaleTime) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime,
    gcTime: 50,
  })

interface StaticProps {
  staleTime?: StaleTime
}

export function Static({ staleTime = 'static' }: StaticProps) {
  return (
    <Visits>
      <Posts staleTime={staleTime} />
    </Visits>
  )
}

function Posts({ staleTime }: Required<StaticProps>) {
  const client = useQueryClient()
  const posts = useQuery(postsOfUser1(useApi(), staleTime))
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
