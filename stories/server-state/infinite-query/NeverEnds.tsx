import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { fetchPage } from '../fetchPage.ts'
import { PageCards } from './PageCards.tsx'

/** `getNextPageParam` always returns a number: there is always a next page. */
const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(api, pageParam),
    initialPageParam: 1,
    getNextPageParam: (_lastPage, allPages) => allPages.length + 1,
  })

export function NeverEnds() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
