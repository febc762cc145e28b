import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { useOnline } from '#screens/when-may-it-ask/useOnline.ts'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { QueryStates } from '#course/diagram/StatesOfAQuery.tsx'
import { useWorld } from '#course/world/worldContext.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

/** One query that begins disabled, at the library's `networkMode`, and the state that it is in. */
export function AQuery() {
  const [enabled, setEnabled] = useState(false)
  const [isOnline, setIsOnline] = useOnline()
  const { refetch, isFetching } = useQuery({
    ...postsPageQuery(useApi(), 1),
    enabled,
    networkMode: 'online',
  })
  const { network } = useWorld()

  function fail(): void {
    network.set({ failing: { method: 'GET', times: 1 } })
    void refetch()
  }

  return (
    <Ground>
      <Row $gap="s">
        <Button variant="primary" disabled={enabled} onClick={() => setEnabled(true)}>
          Enable
        </Button>
        <Button disabled={!enabled || isFetching} onClick={() => void refetch()}>
          Ask again
        </Button>
        <Button disabled={!enabled || isFetching || !isOnline} onClick={fail}>
          Ask again, and fail
        </Button>
        <Button onClick={() => setIsOnline(!isOnline)}>Go {isOnline ? 'offline' : 'online'}</Button>
      </Row>
      <QueryStates />
    </Ground>
  )
}
