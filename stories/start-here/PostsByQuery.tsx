import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Answer } from './Answer.tsx'

/** Right: each user's posts have an entry of their own, and only that of the chosen one is shown. */
export function PostsByQuery({ userId }: { userId: number }) {
  const posts = useQuery(postsQuery(useApi(), { userId }))
  return <Answer title="useQuery" chosen={userId} posts={posts.isError ? [] : posts.data} />
}
