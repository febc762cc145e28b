import { skipToken, useQuery } from '@tanstack/react-query'
import { StateTable } from '#features/fetching/StateTable.tsx'
import type { Post } from '#contract/post.ts'

export interface SmallestSkipTokenProps {
  userId: number | undefined
  fetchPosts: (userId: number) => Promise<Post[]>
}

export function SmallestSkipToken({ userId, fetchPosts }: SmallestSkipTokenProps) {
  // #region query
  const posts = useQuery({
    queryKey: ['posts', { userId }],
    queryFn: userId === undefined ? skipToken : () => fetchPosts(userId),
  })
  // #endregion
  const { status, fetchStatus } = posts

  return <StateTable queries={[{ name: 'Posts', status, fetchStatus }]} />
}
