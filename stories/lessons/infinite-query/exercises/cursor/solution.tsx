import {
  infiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { FeedView, fetchAfter } from './Feed.tsx'

const feedOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['feed'],
    queryFn: ({ pageParam }) => fetchAfter(api, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (lastPage) => lastPage.next,
  })

export function Feed() {
  const feed = useInfiniteQuery(feedOfPosts(useApi()))
  return (
    <FeedView
      posts={feed.data?.pages.flatMap(({ posts }) => posts)}
      hasMore={feed.hasNextPage}
      isFetching={feed.isFetching}
      onMore={() => void feed.fetchNextPage()}
    />
  )
}
