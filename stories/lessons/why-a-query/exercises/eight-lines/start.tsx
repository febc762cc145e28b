import { useEffect, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { ShownPosts } from '#screens/why-a-query/ShownPosts.tsx'
import { UserButtons } from '#screens/why-a-query/UserButtons.tsx'
import type { PostsOfUser } from '#screens/parts/useCountedPosts.ts'

function Posts({ title = 'Posts', userId, fetchPosts }: PostsOfUser) {
  const [posts, setPosts] = useState<Post[]>()

  useEffect(() => {
    let isCurrent = true
    async function load() {
      setPosts(undefined)
      const answer = await fetchPosts(userId)
      if (isCurrent) setPosts(answer)
    }
    load().catch(() => isCurrent && setPosts([]))
    return () => {
      isCurrent = false
    }
  }, [fetchPosts, userId])

  // ShownPosts takes an `error` and an `onRetry`, too.
  return <ShownPosts title={title} userId={userId} posts={posts} />
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
