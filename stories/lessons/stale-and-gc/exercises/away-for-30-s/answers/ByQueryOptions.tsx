import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'

const MINUTE_MS = 60_000

const postsOfUser1 = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', { userId: 1 }],
    queryFn: () => api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 } }),
    staleTime: () => MINUTE_MS,
    gcTime: Infinity,
  })

export function Posts() {
  const { data, isPending } = useQuery(postsOfUser1(useApi()))
  return <Banner>{isPending ? 'Loading...' : `${data?.length} posts`}</Banner>
}
