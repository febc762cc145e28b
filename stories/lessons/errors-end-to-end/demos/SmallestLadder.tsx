import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'

export function SmallestLadder({ fetchPosts }: { fetchPosts: () => Promise<Post[]> }) {
  const posts = useQuery({ queryKey: ['posts'], queryFn: fetchPosts })

  if (posts.isPending) return <p>{`Loading... Failures so far: ${posts.failureCount}`}</p>
  if (posts.isError) return <p role="alert">{posts.error.message}</p>
  return <p>{`${posts.data.length} posts`}</p>
}
