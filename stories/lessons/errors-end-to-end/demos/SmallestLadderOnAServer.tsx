import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { Ground } from '#course/story/Ground.ts'
import { SmallestLadder } from './SmallestLadder.tsx'

/** The smallest query, with the server of the world around it. */
export function SmallestLadderOnAServer() {
  const api = useApi()
  return (
    <Ground>
      <SmallestLadder fetchPosts={() => api.get('posts', { schema: PostListSchema })} />
    </Ground>
  )
}
