import { useInfiniteQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'
import { PageCards } from './PageCards.tsx'

/** After an empty page `getNextPageParam` returns `undefined`: there is no next page. */
export function SmallestInfinite({ fetchPage }: { fetchPage: (page: number) => Promise<Post[]> }) {
  const posts = useInfiniteQuery({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (lastPage, _allPages, lastPageParam) =>
      lastPage.length === 0 ? undefined : lastPageParam + 1,
  })
  return <PageCards query={posts} />
}
