import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { Visits } from '#course/story/Visits.tsx'

interface PostsProps {
  fetchPosts: () => Promise<Post[]>
}

/** Queries that say nothing are fresh for 20 seconds, because their client says so. */
// #region defaults
export function SmallestDefaults({ fetchPosts }: PostsProps) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: 20_000 } },
      }),
  )
  return (
    <QueryClientProvider client={client}>
      <Screen fetchPosts={fetchPosts} />
    </QueryClientProvider>
  )
}
// #endregion

function Screen({ fetchPosts }: PostsProps) {
  return (
    <Visits>
      <Posts fetchPosts={fetchPosts} />
    </Visits>
  )
}

function Posts({ fetchPosts }: PostsProps) {
  const posts = useQuery({ queryKey: ['posts'], queryFn: fetchPosts })
  return <p>{posts.data ? `${posts.data.length} posts` : 'Loading...'}</p>
}
