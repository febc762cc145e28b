import { useQuery } from '@tanstack/react-query'
import { StateTable } from '#screens/when-may-it-ask/StateTable.tsx'
import type { Post } from '#contract/post.ts'

export interface SmallestEnabledProps {
  userId: number | undefined
  fetchPosts: (userId: number | undefined) => Promise<Post[]>
}

// #region query
/** Disabled without a user: then it does not ask. */
export function SmallestEnabled({ userId, fetchPosts }: SmallestEnabledProps) {
  const posts = useQuery({
    queryKey: ['posts', { userId }],
    queryFn: () => fetchPosts(userId),
    enabled: userId !== undefined,
  })
  const { status, fetchStatus } = posts
  // #endregion

  return <StateTable queries={[{ name: 'Posts', status, fetchStatus }]} />
}
