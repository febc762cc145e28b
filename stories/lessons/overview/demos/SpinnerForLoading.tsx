import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { pluralize } from '#ui/pluralize.ts'
import { UserPosts } from './UserPosts.tsx'

/** Right: `isLoading` means pending and fetching. A disabled query is only pending. */
export function SpinnerForLoading() {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const posts = useQuery({ ...postsQuery(api, { userId }), enabled: userId !== undefined })
  const idle = posts.isPending ? 'Nobody chosen yet' : pluralize(posts.data?.length ?? 0, 'post')
  return <UserPosts note={posts.isLoading ? 'Loading...' : idle} query={posts} onChoose={setUserId} />
}
