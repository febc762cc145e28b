import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostListSchema } from '#contract/post.ts'
import { PageCards } from './PageCards.tsx'

/** Wrong: only three pages are kept, so counting them always makes page 4 the next one. */
const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.get('posts', {
        schema: PostListSchema,
        searchParams: { _start: (pageParam - 1) * 10, _limit: 10 },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (lastPage, allPages) => (lastPage.length === 0 ? undefined : allPages.length + 1),
    maxPages: 3,
    staleTime: STALE_TIME_MS,
  })

export function CountsKeptPages() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
