import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { EntryLife } from '#course/diagram/LifeOfAnEntry.tsx'
import { useWorld } from '#course/world/worldContext.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

/** Fresh for 3 seconds, and kept for 4 seconds without a reader: short enough to wait for. */
const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 }, signal }),
    staleTime: 3000,
    gcTime: 4000,
  })

/** One query whose reader can leave, and the state of its entry. */
export function AnEntry() {
  const [isHere, setIsHere] = useState(true)
  const client = useQueryClient()
  const { network } = useWorld()

  function refetchAndFail(): void {
    network.set({ failing: { method: 'GET', times: 1 } })
    void client.refetchQueries()
  }

  return (
    <Ground>
      <Row $gap="s m" $align="center">
        <Button variant="primary" onClick={() => setIsHere(!isHere)}>
          {isHere ? 'Leave' : 'Come back'}
        </Button>
        <Button disabled={!isHere} onClick={refetchAndFail}>
          Ask again, and fail
        </Button>
        <span>{isHere ? <Posts /> : 'Nobody reads the posts.'}</span>
      </Row>
      <EntryLife />
    </Ground>
  )
}

function Posts() {
  const { data, isError } = useQuery(postsOfUser1(useApi()))
  const posts = data ? `${data.length} posts` : 'Loading...'
  return isError ? `${posts}, and a failed request` : posts
}
