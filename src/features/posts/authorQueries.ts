import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'

/** One post, once its id is known. Fresh for 10 s (behaviour §7.3). */
export const postQuery = (api: ApiClient, id: number | undefined) =>
  queryOptions({
    queryKey: ['posts', 'one', { id }],
    queryFn: id === undefined ? skipToken : ({ signal }) => getPost(api, id, signal),
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

/** The API has no address for one post: it is a page of one, counted by ids from 1. */
async function getPost(api: ApiClient, id: number, signal: AbortSignal): Promise<Post> {
  const searchParams = { _start: id - 1, _limit: 1 }
  const [post] = await api.get('posts', { schema: PostListSchema, searchParams, signal })
  if (post === undefined) throw new Error(`There is no post ${id}.`)
  return post
}
