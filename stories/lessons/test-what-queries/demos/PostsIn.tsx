import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { UserPosts } from '#screens/test-what-queries/UserPosts.tsx'

/** The page that is tested, in the cache of a client. */
export function PostsIn({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <UserPosts />
    </QueryClientProvider>
  )
}
