import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { FRESH_FOR_MS } from '#api/freshness.ts'
import { PostListSchema } from './post.ts'

/** Posts, optionally of one user. Fresh for 10 s (spec §7). */
export const postsQuery = (api: ApiClient, { userId }: { userId?: number | undefined } = {}) =>
  queryOptions({
    queryKey: ['posts', 'list', { userId }],
    queryFn: ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
    staleTime: FRESH_FOR_MS,
  })
