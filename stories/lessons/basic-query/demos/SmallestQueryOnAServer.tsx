import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { Ground } from '#course/story/Ground.ts'
import { SmallestQuery } from './SmallestQuery.tsx'

/** The smallest query, with the server of the world around it. */
export function SmallestQueryOnAServer() {
  const api = useApi()
  return (
    <Ground>
      <SmallestQuery fetchPosts={() => api.get('posts', { schema: PostListSchema })} />
    </Ground>
  )
}
