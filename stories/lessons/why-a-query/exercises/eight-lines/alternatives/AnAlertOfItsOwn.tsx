import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownPosts } from '#features/posts/ShownPosts.tsx'
import { UserButtons } from '#features/posts/UserButtons.tsx'
import type { PostsOfUser } from '#features/posts/useCountedPosts.ts'

function Posts({ title = 'Posts', userId, fetchPosts }: PostsOfUser) {
  const posts = useQuery({
    queryKey: ['posts of user', userId],
    queryFn: () => fetchPosts(userId),
    staleTime: Infinity,
  })

  if (posts.isError)
    return (
      <div role="alert">
        {posts.error.message} <button onClick={() => void posts.refetch()}>Retry</button>
      </div>
    )
  return <ShownPosts title={title} userId={userId} posts={posts.data} />
}

/** A header and a sidebar. There is a `QueryClientProvider` around it. */
export function Screen({ fetchPosts }: Pick<PostsOfUser, 'fetchPosts'>) {
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
