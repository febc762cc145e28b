import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PageCards } from '../../../demos/PageCards.tsx'
import { fetchUpToTen } from '../parts.ts'

const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchUpToTen(api, pageParam),
    initialPageParam: 1,
    getNextPageParam: (lastPage, allPages) => (lastPage.length > 0 ? allPages.length + 1 : null),
  })

export function Feed() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
