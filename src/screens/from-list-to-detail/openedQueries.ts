import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostSchema, PostTitleListSchema } from '#contract/post.ts'
import type { Post, PostTitle } from '#contract/post.ts'

/** What a detail begins with. */
export type Start = 'placeholderData' | 'initialData' | 'nothing'

/** A post of which a list may have no more than the title. */
export type OpenedPost = PostTitle & Partial<Post>

/** The ids and titles of all posts. Fresh for 10 s (behaviour §7.3). */
export const titlesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['posts', 'titles'],
    queryFn: ({ signal }) => api.get('posts', { schema: PostTitleListSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

// #region opened
/** A post that a list has opened. Each start has entries of its own, so that one can be compared with another. */
export const openedPostQuery = (api: ApiClient, listed: OpenedPost, start: Start) =>
  queryOptions({
    queryKey: ['posts', 'opened', start, listed.id],
    queryFn: ({ signal }): Promise<OpenedPost> =>
      api.get(`posts/${listed.id}`, { schema: PostSchema, signal }),
    staleTime: STALE_TIME_MS,
    ...(start === 'placeholderData' && { placeholderData: listed }),
    ...(start === 'initialData' && { initialData: listed }),
  })
// #endregion
