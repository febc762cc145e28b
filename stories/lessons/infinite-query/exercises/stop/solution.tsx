import {
  infiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PageCards } from '../../demos/PageCards.tsx'
import { fetchUpToTen } from './fetchUpToTen.ts'

const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchUpToTen(api, pageParam),
    initialPageParam: 1,
    getNextPageParam: (lastPage, _allPages, lastPageParam) =>
      lastPage.length === 0 ? undefined : lastPageParam + 1,
  })

export function Feed() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
