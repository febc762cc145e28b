import { skipToken, useQuery } from '@tanstack/react-query'
import { StateTable } from '#screens/when-may-it-ask/StateTable.tsx'
import type { Post } from '#contract/post.ts'

export interface SmallestSkipTokenProps {
  userId: number | undefined
  fetchPosts: (userId: number) => Promise<Post[]>
}

// #region query
export function SmallestSkipToken({ userId, fetchPosts }: SmallestSkipTokenProps) {
  const posts = useQuery({
    queryKey: ['posts', { userId }],
    queryFn: userId === undefined ? skipToken : () => fetchPosts(userId),
  })
  const { status, fetchStatus } = posts

  return <StateTable queries={[{ name: 'Posts', status, fetchStatus }]} />
}
// #endregion
