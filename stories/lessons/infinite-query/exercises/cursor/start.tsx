import {
  infiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { FeedView, fetchFromPlace } from './Feed.tsx'

// Feed.tsx has another function: `fetchAfter(api, cursor)` answers
// with `{ posts, next }`. It goes on after the post that the cursor
// names. `next` is the cursor of the next page, or null at the end.
const feedOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['feed'],
    queryFn: ({ pageParam }) => fetchFromPlace(api, pageParam),
    initialPageParam: 0,
    getNextPageParam: (lastPage, _pages, place) =>
      lastPage.length < 10 ? null : place + 10,
  })

export function Feed() {
  const feed = useInfiniteQuery(feedOfPosts(useApi()))
  return (
    <FeedView
      posts={feed.data?.pages.flat()}
      hasMore={feed.hasNextPage}
      isFetching={feed.isFetching}
      onMore={() => void feed.fetchNextPage()}
    />
  )
}
