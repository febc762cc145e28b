import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { fetchPage } from '#course/story/fetchPage.ts'
import { PageCards } from './PageCards.tsx'

/** Only three pages are kept, so the number of the next page is always 4. */
const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(api, pageParam),
    initialPageParam: 1,
    getNextPageParam: (lastPage, allPages) => (lastPage.length === 0 ? undefined : allPages.length + 1),
    maxPages: 3,
  })

export function CountsKeptPages() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
