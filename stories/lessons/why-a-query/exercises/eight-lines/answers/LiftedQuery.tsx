import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownPosts } from '#features/posts/ShownPosts.tsx'
import { UserButtons } from '#features/posts/UserButtons.tsx'
import type { PostsOfUser } from '#features/posts/useCountedPosts.ts'

export function Screen({ fetchPosts }: Pick<PostsOfUser, 'fetchPosts'>) {
  const [userId, setUserId] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['posts', userId],
    queryFn: () => fetchPosts(userId),
    staleTime: 10_000,
  })
  const shown = { userId, posts: data, error, onRetry: () => void refetch() }
  return (
    <>
      <UserButtons userId={userId} onChoose={setUserId} />
      <ShownPosts title="Header" {...shown} />
      <ShownPosts title="Sidebar" {...shown} />
    </>
  )
}
