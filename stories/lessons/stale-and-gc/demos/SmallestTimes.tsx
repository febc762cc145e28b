import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'

// #region times
export function SmallestTimes({ fetchPosts }: { fetchPosts: () => Promise<Post[]> }) {
  const posts = useQuery({
    queryKey: ['posts'],
    queryFn: fetchPosts,
    staleTime: 10_000, // trusted for 10 seconds
    gcTime: 15_000, // kept for 15 seconds without a reader
  })
  return <p>{posts.data ? `${posts.data.length} posts` : 'Loading...'}</p>
}
// #endregion
