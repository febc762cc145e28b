import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** Throws to the nearest boundary only where there are no old posts to keep. */
export function ThrowingPosts() {
  const posts = useQuery({
    ...postsQuery(useApi()),
    throwOnError: (_error, query) => query.state.data === undefined,
  })
  return <Banner>{posts.data ? pluralize(posts.data.length, 'post') : 'Loading...'}</Banner>
}
