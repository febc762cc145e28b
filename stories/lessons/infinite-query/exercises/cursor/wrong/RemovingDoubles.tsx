import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { FeedView, fetchFromPlace } from '../parts.tsx'

const feedOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['feed'],
    queryFn: ({ pageParam }) => fetchFromPlace(api, pageParam),
    initialPageParam: 0,
    getNextPageParam: (lastPage, _pages, place) => (lastPage.length < 10 ? null : place + 10),
  })

export function Feed() {
  const feed = useInfiniteQuery(feedOfPosts(useApi()))
  return (
    <FeedView
      posts={feed.data && [...new Map(feed.data.pages.flat().map((post) => [post.id, post])).values()]}
      hasMore={feed.hasNextPage}
      isFetching={feed.isFetching}
      onMore={() => void feed.fetchNextPage()}
    />
  )
}
