import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Visits } from '#course/story/Visits.tsx'

/** The default `staleTime` is 0: stale at once, and requested again on the next mount, focus or reconnect. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
  })

export function StaleAndWaiting() {
  return (
    <Visits>
      <Posts />
      <div>
        <Button onClick={returnToTheTab}>Return to this tab</Button>
      </div>
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
      {posts.isRefetchError && ', and the last refresh failed'}
    </Banner>
  )
}

/** Dispatches the event of a tab that becomes visible, which the library listens to. */
function returnToTheTab(): void {
  window.dispatchEvent(new Event('visibilitychange'))
}
