import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownPosts } from '#screens/why-a-query/ShownPosts.tsx'
import { UserButtons } from '#screens/why-a-query/UserButtons.tsx'
import type { PostsOfUser } from '#screens/parts/useCountedPosts.ts'

function Posts({ title = 'Posts', userId, fetchPosts }: PostsOfUser) {
  const { data, error, refetch } = useQuery({
    queryKey: ['posts', userId],
    queryFn: () => fetchPosts(userId),
    staleTime: 10_000,
  })

  return (
    <ShownPosts
      title={title}
      userId={userId}
      posts={data}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}

/** A header and a sidebar. There is a `QueryClientProvider` around it. */
export function Screen({
  fetchPosts,
}: Pick<PostsOfUser, 'fetchPosts'>) {
  const [userId, setUserId] = useState(1)
  const posts = { userId, fetchPosts }
  return (
    <>
      <UserButtons userId={userId} onChoose={setUserId} />
      <Posts title="Header" {...posts} />
      <Posts title="Sidebar" {...posts} />
    </>
  )
}
