import { useQuery } from '@tanstack/react-query'
import { ShownPosts } from './ShownPosts.tsx'
import type { PostsOfUser } from '#screens/parts/useCountedPosts.ts'

/** Right: each user's posts have an entry of their own in the cache, and all readers share it. */
// #region query
export function PostsByQuery({ userId, fetchPosts, title = 'useQuery' }: PostsOfUser) {
  const { data, error, refetch } = useQuery({
    queryKey: ['posts', userId],
    queryFn: () => fetchPosts(userId),
    staleTime: 60_000,
  })

  return (
    <ShownPosts title={title} userId={userId} posts={data} error={error} onRetry={() => void refetch()} />
  )
}
// #endregion
