import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

/** Asks the server again for what is in the cache, from outside of the answer. */
export function Refresh() {
  const client = useQueryClient()
  const isFetching = useIsFetching() > 0
  return (
    <Ground>
      <Button disabled={isFetching} onClick={() => void client.refetchQueries()}>
        Refresh
      </Button>
    </Ground>
  )
}
