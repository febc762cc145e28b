import { useEffect, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { ShownPosts } from './ShownPosts.tsx'
import type { PostsOfUser } from './useCountedPosts.ts'

/** Wrong: five faults, none of which a type or a linter finds. */
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
