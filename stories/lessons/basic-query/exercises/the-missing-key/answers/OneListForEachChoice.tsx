import { useQueries } from '@tanstack/react-query'
import { useReducer } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { FilteredTitles } from '../../../demos/FilteredTitles.tsx'

type User = number | undefined

export function Posts() {
  const api = useApi()
  const [userId, choose] = useReducer((_: User, next: User) => next, undefined)
  const [posts] = useQueries({
    queries: [
      {
        queryKey: [userId ?? 0, 'posts'] as const,
        queryFn: () => api.get('posts', { schema: PostListSchema, searchParams: { userId } }),
        staleTime: Infinity,
      },
    ],
  })
  return <FilteredTitles userId={userId} onFilter={choose} posts={posts.data} />
}
