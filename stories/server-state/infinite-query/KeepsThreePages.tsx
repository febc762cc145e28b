import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostListSchema } from '#contract/post.ts'
import { PageCards } from './PageCards.tsx'

/** Right: the next and the previous page follow from the parameters of the kept pages. */
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
    getPreviousPageParam: (_firstPage, _allPages, firstPageParam) =>
      firstPageParam === 1 ? undefined : firstPageParam - 1,
    getNextPageParam: (lastPage, _allPages, lastPageParam) =>
      lastPage.length === 0 ? undefined : lastPageParam + 1,
    maxPages: 3,
    staleTime: STALE_TIME_MS,
  })

export function KeepsThreePages() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
