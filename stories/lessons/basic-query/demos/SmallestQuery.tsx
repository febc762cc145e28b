import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'

/** A key, a function, and something to render for each of the three states. */
export function SmallestQuery({ fetchPosts }: { fetchPosts: () => Promise<Post[]> }) {
  const posts = useQuery({ queryKey: ['posts'], queryFn: fetchPosts })

  if (posts.data) return <p>{posts.data.length} posts</p>
  if (posts.isPending) return <p>Loading...</p>
  return <p role="alert">{posts.error.message}</p>
}
