import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

/** A page of posts, and a button that refetches it. */
export function AskAgain() {
  const { data, isFetching, refetch } = useQuery(postsPageQuery(useApi(), 1))
  return (
    <Ground>
      <p role="status">{isFetching ? 'Asking the server ...' : `${data?.length ?? 0} posts`}</p>
      <Button disabled={isFetching} onClick={() => void refetch()}>
        Ask again
      </Button>
    </Ground>
  )
}
