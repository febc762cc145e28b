import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { Stage } from '../../Stage.ts'
import { SmallestQuery } from './SmallestQuery.tsx'

/** The smallest query, with the server of the world around it. */
export function SmallestQueryOnAServer() {
  const api = useApi()
  return (
    <Stage>
      <SmallestQuery fetchPosts={() => api.get('posts', { schema: PostListSchema })} />
    </Stage>
  )
}
