import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { infinitePostsQuery } from '#features/posts/postQueries.ts'
import { Button } from '#ui/Button.tsx'
import { PageCards } from './PageCards.tsx'

/** The list of the lesson's screen, which reads each page through the cache entry that Pagination uses. */
export function SharesPageEntries() {
  const client = useQueryClient()
  const list = infinitePostsQuery(useApi())
  // ['posts'], the prefix of the keys of the list and its pages.
  const allPosts = list.queryKey.slice(0, 1)
  return (
    <PageCards query={useInfiniteQuery(list)}>
      <Button onClick={() => void client.invalidateQueries({ queryKey: list.queryKey })}>
        Invalidate the list
      </Button>
      <Button onClick={() => void client.invalidateQueries({ queryKey: allPosts })}>
        Invalidate all posts
      </Button>
    </PageCards>
  )
}
