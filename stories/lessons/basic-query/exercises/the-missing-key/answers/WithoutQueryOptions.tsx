import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { FilteredTitles } from '../../../demos/FilteredTitles.tsx'

export function Posts() {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const searchParams = { userId }
  const posts = useQuery({
    queryKey: ['posts', searchParams],
    queryFn: () => api.get('posts', { schema: PostListSchema, searchParams }),
    staleTime: 60_000,
  })
  return <FilteredTitles userId={userId} onFilter={setUserId} posts={posts.data} />
}
