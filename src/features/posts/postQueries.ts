import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { PostListSchema, PostSchema } from '#contract/post.ts'

/** Posts, optionally of one user. Fresh for 10 s (behaviour §7.3). */
// #region list
export const postsQuery = (api: ApiClient, { userId }: { userId?: number | undefined } = {}) =>
  queryOptions({
    queryKey: ['posts', 'list', { userId }],
    queryFn: ({ signal }) =>
      api.get('posts', {
        schema: PostListSchema,
        searchParams: { userId },
        signal,
      }),
    staleTime: STALE_TIME_MS,
  })
// #endregion

// #region user
/** The posts of one user, in the entry of `postsQuery`, once the user is known. */
export const userPostsQuery = (api: ApiClient, userId: number | undefined) =>
  queryOptions({
    // Nobody is `null`, because the key without a user is that of all posts.
    queryKey: ['posts', 'list', { userId: userId ?? null }],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
    staleTime: STALE_TIME_MS,
  })
// #endregion

/** One post, once its id is known. */
export const postQuery = (api: ApiClient, id: number | undefined) =>
  queryOptions({
    queryKey: ['posts', 'detail', id],
    queryFn:
      id === undefined ? skipToken : ({ signal }) => api.get(`posts/${id}`, { schema: PostSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

/** Posts per page (behaviour §9.1). */
export const PAGE_SIZE = 10

/** One page of posts, counted from 1 (behaviour §7.2). */
export const postsPageQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['posts', 'page', { page }],
    queryFn: ({ signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: rangeOf(page), signal }),
    staleTime: STALE_TIME_MS,
  })

const rangeOf = (page: number) => ({ _start: (page - 1) * PAGE_SIZE, _limit: PAGE_SIZE })

/** Posts page by page, until a page is empty (behaviour §7.3). */
export const infinitePostsQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'infinite'],
    queryFn: ({ pageParam, signal }) =>
      api.get('posts', { schema: PostListSchema, searchParams: rangeOf(pageParam), signal }),
    initialPageParam: 1,
    getNextPageParam: (lastPage, _pages, lastPageParam) =>
      lastPage.length === 0 ? undefined : lastPageParam + 1,
    staleTime: STALE_TIME_MS,
  })
