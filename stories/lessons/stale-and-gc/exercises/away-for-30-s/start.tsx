import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'

/** The screen that is left and come back to. */
export function Posts() {
  const api = useApi()
  const posts = useQuery({
    queryKey: ['posts', 'of user 1'],
    queryFn: ({ signal }) =>
      api.get('posts', {
        schema: PostListSchema,
        searchParams: { userId: 1 },
        signal,
      }),
    gcTime: 1000,
  })
  return (
    <Banner>
      {posts.data ? `${posts.data.length} posts` : 'Loading...'}
      {posts.isRefetching && ', asking again...'}
    </Banner>
  )
}
