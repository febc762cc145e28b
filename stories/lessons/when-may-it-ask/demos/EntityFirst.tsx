import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { StateTable } from '#screens/when-may-it-ask/StateTable.tsx'
import { postQuery, userPostsQuery } from '#features/posts/postQueries.ts'
import { PostSelect } from '#screens/when-may-it-ask/PostSelect.tsx'
import { Ground } from '#course/story/Ground.ts'

/** The second query depends on the answer to the first. */
// #region queries
export function EntityFirst() {
  const api = useApi()
  const [postId, setPostId] = useState<number>()
  const post = useQuery(postQuery(api, postId))
  const more = useQuery(userPostsQuery(api, post.data?.userId))
  const queries = [
    { name: 'Post', status: post.status, fetchStatus: post.fetchStatus },
    { name: 'More', status: more.status, fetchStatus: more.fetchStatus },
  ]
  // #endregion

  return (
    <Ground>
      <PostSelect postId={postId} onChange={setPostId} />
      <StateTable queries={queries} />
    </Ground>
  )
}
