import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { StateTable } from '#screens/when-may-it-ask/StateTable.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

// #region queries
const disabledPosts = (api: ApiClient, userId?: number) =>
  queryOptions({
    queryKey: ['disabled', { userId }],
    queryFn: () => api.get('posts', { schema: PostListSchema, searchParams: { userId } }),
    enabled: userId !== undefined,
  })

const skippedPosts = (api: ApiClient, userId?: number) =>
  queryOptions({
    queryKey: ['skipped', { userId }],
    queryFn:
      userId === undefined
        ? skipToken
        : () => api.get('posts', { schema: PostListSchema, searchParams: { userId } }),
  })
// #endregion

/** Nobody is chosen, and a button calls `refetch()` all the same. */
export function RefetchForNobody() {
  const api = useApi()
  const disabled = useQuery(disabledPosts(api))
  const skipped = useQuery(skippedPosts(api))
  return (
    <Ground>
      <Row>
        <Button onClick={() => void disabled.refetch()}>Refetch the disabled one</Button>
        <Button onClick={() => void skipped.refetch()}>Refetch the skipped one</Button>
      </Row>
      <StateTable
        queries={[
          { name: 'Disabled', status: disabled.status, fetchStatus: disabled.fetchStatus },
          { name: 'Skipped', status: skipped.status, fetchStatus: skipped.fetchStatus },
        ]}
      />
    </Ground>
  )
}
