import { useEffect, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { ShownPosts } from './ShownPosts.tsx'
import type { PostsOfUser } from '#screens/parts/useCountedPosts.ts'

/** Wrong: it has five faults, and neither types nor a linter catch any of them. */
export function PostsByEffect({ userId, fetchPosts, title = 'useEffect' }: PostsOfUser) {
  // #region effect
  const [posts, setPosts] = useState<Post[]>()

  useEffect(() => {
    async function load() {
      setPosts(undefined)
      setPosts(await fetchPosts(userId))
    }
    load().catch(() => setPosts([]))
  }, [fetchPosts, userId])
  // #endregion

  return <ShownPosts title={title} userId={userId} posts={posts} />
}
