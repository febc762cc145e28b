import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { infinitePostsQuery, postsPageQuery } from '#features/posts/postQueries.ts'
import { Button } from '#ui/Button.tsx'
import { PageCards } from './PageCards.tsx'

// #region shared
/** The list of the lesson's screen, but it reads each page through the cache entry that Pagination uses. */
const sharingPostsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    ...infinitePostsQuery(api),
    queryKey: ['posts', 'sharing'],
    // A fresh page comes from the cache, and a request that is in flight is joined.
    queryFn: ({ pageParam, client }) => client.query(postsPageQuery(api, pageParam)),
  })
// #endregion

export function SharesPageEntries() {
  const client = useQueryClient()
  const list = sharingPostsQuery(useApi())
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
