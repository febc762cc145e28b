import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { fetchPage } from '#course/story/fetchPage.ts'
import { PageCards } from './PageCards.tsx'

/** The next and the previous page follow from the parameters of the kept pages. */
const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(api, pageParam),
    initialPageParam: 1,
    getPreviousPageParam: (_firstPage, _allPages, firstPageParam) =>
      firstPageParam === 1 ? undefined : firstPageParam - 1,
    getNextPageParam: (lastPage, _allPages, lastPageParam) =>
      lastPage.length === 0 ? undefined : lastPageParam + 1,
    maxPages: 3,
  })

export function KeepsThreePages() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
