import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { pluralize } from '#ui/pluralize.ts'

/** Wrong: the failure of a refetch is thrown, too, and its fallback takes the place of the old posts. */
export function ThrowsEachError() {
  const posts = useQuery({ ...postsQuery(useApi()), throwOnError: true })
  return <Banner>{posts.data ? pluralize(posts.data.length, 'post') : 'Loading...'}</Banner>
}
