import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { pluralize } from '#ui/pluralize.ts'
import { UserPosts } from './UserPosts.tsx'

/** Wrong: a disabled query is pending, too, although it requests nothing. */
export function SpinnerForPending() {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const posts = useQuery({ ...postsQuery(api, { userId }), enabled: userId !== undefined })
  const note = posts.isPending ? 'Loading...' : pluralize(posts.data?.length ?? 0, 'post')
  return <UserPosts note={note} query={posts} onChoose={setUserId} />
}
