import { useInfiniteQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'
import { PageCards } from './PageCards.tsx'

/** `getNextPageParam` always returns a number: there is always a next page. */
export function SmallestNeverEnds({ fetchPage }: { fetchPage: (page: number) => Promise<Post[]> }) {
  const posts = useInfiniteQuery({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (_lastPage, allPages) => allPages.length + 1,
  })
  return <PageCards query={posts} />
}
