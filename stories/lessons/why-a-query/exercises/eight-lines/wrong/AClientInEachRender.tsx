import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownPosts } from '#features/posts/ShownPosts.tsx'
import { UserButtons } from '#features/posts/UserButtons.tsx'
import type { PostsOfUser } from '#features/posts/useCountedPosts.ts'

function Posts({ title = 'Posts', userId, fetchPosts }: PostsOfUser) {
  const { data, error, refetch } = useQuery({
    queryKey: ['posts', userId],
    queryFn: () => fetchPosts(userId),
    staleTime: 10_000,
    retry: false,
  })

  return (
    <ShownPosts title={title} userId={userId} posts={data} error={error} onRetry={() => void refetch()} />
  )
}

/** A header and a sidebar. There is a `QueryClientProvider` around it. */
export function Screen({ fetchPosts }: Pick<PostsOfUser, 'fetchPosts'>) {
  const [userId, setUserId] = useState(1)
  // oxlint-disable-next-line @tanstack/query/stable-query-client -- this is the mistake
  const queryClient = new QueryClient()
  const posts = { userId, fetchPosts }
  return (
    <QueryClientProvider client={queryClient}>
      <UserButtons userId={userId} onChoose={setUserId} />
      <Posts title="Header" {...posts} />
      <Posts title="Sidebar" {...posts} />
    </QueryClientProvider>
  )
}
