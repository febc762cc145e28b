import { useEffect, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { Answer } from './Answer.tsx'

/** Wrong: the answer that comes last is shown, whoever was chosen last. */
export function PostsByEffect({ userId }: { userId: number }) {
  const api = useApi()
  const [posts, setPosts] = useState<readonly Post[]>()
  // #region effect
  useEffect(() => {
    async function load() {
      setPosts(undefined)
      setPosts(await api.get('posts', { schema: PostListSchema, searchParams: { userId } }))
    }
    load().catch(() => setPosts([]))
  }, [api, userId])
  // #endregion
  return <Answer title="useEffect" chosen={userId} posts={posts} />
}
