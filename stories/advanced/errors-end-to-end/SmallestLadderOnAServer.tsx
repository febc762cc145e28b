import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { Stage } from '../../Stage.ts'
import { SmallestLadder } from './SmallestLadder.tsx'

/** The smallest query, with the server of the world around it. */
export function SmallestLadderOnAServer() {
  const api = useApi()
  return (
    <Stage>
      <SmallestLadder fetchPosts={() => api.get('posts', { schema: PostListSchema })} />
    </Stage>
  )
}
