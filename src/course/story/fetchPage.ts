import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'

/** One request for ten posts. Pages are counted from 1. */
export const fetchPage = (api: ApiClient, page: number) =>
  api.get('posts', {
    schema: PostListSchema,
    searchParams: { _start: (page - 1) * 10, _limit: 10 },
  })
