import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PageCards } from '../../../demos/PageCards.tsx'
import { fetchUpToTen } from '../parts.ts'

export function Feed() {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchUpToTen(api, pageParam),
    initialPageParam: 1,
    getNextPageParam: (_lastPage, _allPages, lastPageParam) => lastPageParam + 1,
  })
  const lastPage = query.data?.pages.at(-1)
  return <PageCards query={{ ...query, hasNextPage: lastPage?.length !== 0 }} />
}
