import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { LibraryDefaults } from '#features/faults/LibraryDefaults.tsx'
import { Stage } from '../../Stage.ts'
import { SmallestLadder } from './SmallestLadder.tsx'

/** The smallest query at the library's defaults, with the server of the world behind it. */
export function SmallestLadderOnAServer() {
  const api = useApi()
  return (
    <LibraryDefaults>
      <Stage>
        <SmallestLadder fetchPosts={() => api.get('posts', { schema: PostListSchema })} />
      </Stage>
    </LibraryDefaults>
  )
}
