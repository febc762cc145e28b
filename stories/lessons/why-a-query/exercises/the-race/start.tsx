import { useEffect, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { ShownPosts } from '#screens/why-a-query/ShownPosts.tsx'
import { UserButtons } from '#screens/why-a-query/UserButtons.tsx'
import type { FetchPosts } from '#screens/parts/useCountedPosts.ts'

/**
 * `fetchPosts(userId, signal)` works, too: an `AbortController` has such
 * a signal, and its `abort()` ends the request.
 */
export function Posts({ fetchPosts }: { fetchPosts: FetchPosts }) {
  const [userId, setUserId] = useState(2)
  const [posts, setPosts] = useState<Post[]>()

  useEffect(() => {
    async function load() {
      setPosts(undefined)
      const answer = await fetchPosts(userId)
      setPosts(answer)
    }
    load().catch(() => setPosts([]))
  }, [fetchPosts, userId])

  return (
    <>
      <UserButtons userId={userId} onChoose={setUserId} />
      <ShownPosts title="Posts" userId={userId} posts={posts} />
    </>
  )
}
