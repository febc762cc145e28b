import { useEffect, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { ShownPosts } from '#features/posts/ShownPosts.tsx'
import { UserButtons } from '#features/posts/UserButtons.tsx'
import type { PostsOfUser } from '#features/posts/useCountedPosts.ts'

export function Screen({ fetchPosts }: Pick<PostsOfUser, 'fetchPosts'>) {
  const [userId, setUserId] = useState(1)
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

  const shown = { userId, posts }
  return (
    <>
      <UserButtons userId={userId} onChoose={setUserId} />
      <ShownPosts title="Header" {...shown} />
      <ShownPosts title="Sidebar" {...shown} />
    </>
  )
}
