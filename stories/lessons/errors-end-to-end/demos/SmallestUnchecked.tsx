import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'
import { QueryFacts } from '#screens/errors-end-to-end/QueryFacts.tsx'
import { Banner } from '#ui/Banner.tsx'

/** `fetch` is the browser’s own, and resolves for a 500, too. */
export function Posts({ fetch }: { fetch: typeof window.fetch }) {
  const posts = useQuery({
    queryKey: ['posts'],
    queryFn: async (): Promise<Post[]> => {
      const response = await fetch('posts')
      return response.json()
    },
  })
  return (
    <>
      <Banner>{posts.data ? `${posts.data.length} posts` : 'Loading...'}</Banner>
      <QueryFacts query={posts} />
    </>
  )
}
