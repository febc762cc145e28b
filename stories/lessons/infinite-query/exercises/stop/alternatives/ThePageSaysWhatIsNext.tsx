import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PageCards } from '../../../demos/PageCards.tsx'
import { fetchUpToTen } from '../parts.ts'

const pagesOfPosts = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: async ({ pageParam }) => {
      const posts = await fetchUpToTen(api, pageParam)
      return { posts, next: posts.length === 0 ? undefined : pageParam + 1 }
    },
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    select: ({ pages, pageParams }) => ({ pages: pages.map(({ posts }) => posts), pageParams }),
  })

export function Feed() {
  return <PageCards query={useInfiniteQuery(pagesOfPosts(useApi()))} />
}
