import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** Renders posts or nothing: an error is thrown to the nearest boundary. */
export function ThrowingPosts() {
  const posts = useQuery({ ...postsQuery(useApi()), throwOnError: true })
  return <Banner>{posts.data ? pluralize(posts.data.length, 'post') : 'Loading...'}</Banner>
}
