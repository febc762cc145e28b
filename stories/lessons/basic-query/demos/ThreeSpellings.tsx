import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Ground } from '#course/story/Ground.ts'

const postsUnder = (queryKey: QueryKey, api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: () => api.get('posts', { schema: PostListSchema, searchParams: { userId: 1 } }),
  })

/** Three readers, whose keys are written in three ways. */
export function ThreeSpellings() {
  return (
    <Ground>
      <Reader queryKey={['posts', { userId: 1, tag: 'news' }]} />
      <Reader queryKey={['posts', { tag: 'news', userId: 1 }]} />
      <Reader queryKey={['posts', { tag: 'news', userId: 1, page: undefined }]} />
    </Ground>
  )
}

function Reader({ queryKey }: { queryKey: QueryKey }) {
  const { data } = useQuery(postsUnder(queryKey, useApi()))
  return <Banner>{data ? `${data.length} posts` : 'Loading...'}</Banner>
}
