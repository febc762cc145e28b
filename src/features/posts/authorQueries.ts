import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostListSchema, PostSchema } from '#contract/post.ts'

/** One post, once its id is known. Fresh for 10 s (behaviour §7.3). */
export const postQuery = (api: ApiClient, id: number | undefined) =>
  queryOptions({
    queryKey: ['posts', 'one', { id }],
    queryFn:
      id === undefined ? skipToken : ({ signal }) => api.get(`posts/${id}`, { schema: PostSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

// #region by
/** The posts of one user, once the user is known. Fresh for 10 s (behaviour §7.3). */
export const postsByQuery = (api: ApiClient, userId: number | undefined) =>
  queryOptions({
    queryKey: ['posts', 'by', { userId }],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
    staleTime: STALE_TIME_MS,
  })
// #endregion
