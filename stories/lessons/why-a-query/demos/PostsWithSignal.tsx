import { queryOptions, useQuery } from '@tanstack/react-query'
import { ShownPosts } from '#screens/why-a-query/ShownPosts.tsx'
import type { PostsOfUser } from '#screens/parts/useCountedPosts.ts'

/** The query of `PostsByQuery`, with its signal handed on to the request. */
const postsOf = ({ userId, fetchPosts }: PostsOfUser) =>
  queryOptions({
    queryKey: ['posts', userId],
    queryFn: ({ signal }) => fetchPosts(userId, signal),
    staleTime: 60_000,
  })

export function PostsWithSignal(of: PostsOfUser) {
  const { data, error } = useQuery(postsOf(of))
  return <ShownPosts title={of.title ?? 'useQuery'} userId={of.userId} posts={data} error={error} />
}
