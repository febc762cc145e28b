import { noop, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Button } from '#ui/Button.tsx'
import { Visits } from '#course/story/Visits.tsx'

/** Kept for 1 second after its arrival, unless a component reads it. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    gcTime: 1000,
  })

export function Unread() {
  const api = useApi()
  const client = useQueryClient()
  return (
    <Visits>
      <div>
        <Button onClick={() => void client.query(postsOfUser1(api)).catch(noop)}>Prefetch the posts</Button>
      </div>
    </Visits>
  )
}
