import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PageCards } from '../../../demos/PageCards.tsx'
import { fetchUpToTen } from '../parts.ts'

const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchUpToTen(api, Number(pageParam)),
    initialPageParam: 1 as number | false,
    getNextPageParam: (lastPage, _allPages, lastPageParam) =>
      lastPage.length > 0 && Number(lastPageParam) + 1,
  })

export function Feed() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
