import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { fetchPage } from '../fetchPage.ts'
import { PageCards } from './PageCards.tsx'

// #region smallest
/** After an empty page `getNextPageParam` returns `undefined`: there is no next page. */
const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(api, pageParam),
    initialPageParam: 1,
    getNextPageParam: (lastPage, _allPages, lastPageParam) =>
      lastPage.length === 0 ? undefined : lastPageParam + 1,
  })

export function EndsWithTheEmptyPage() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
// #endregion
