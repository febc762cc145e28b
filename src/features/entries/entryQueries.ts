import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema, PostSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { TodoListSchema } from '#contract/todo.ts'

// #region keys
/** Fresh until something invalidates it: no clock mixes into what a filter does. */
const staleTime = Infinity

/** The lists of posts: `['posts', 'list']` for all, one more part for those of a user. */
export const listQuery = (api: ApiClient, userId?: number) =>
  queryOptions({
    queryKey: userId === undefined ? ['posts', 'list'] : ['posts', 'list', { userId }],
    queryFn: ({ signal }) => api.get('posts', { schema: PostListSchema, searchParams: { userId }, signal }),
    staleTime,
  })
// #endregion

export const detailQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['posts', 'detail', id],
    queryFn: ({ signal }) => api.get(`posts/${id}`, { schema: PostSchema, signal }),
    staleTime,
  })

const PAGE_SIZE = 10

/** Its data is `{ pages, pageParams }`, not a list. */
export const infiniteQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'infinite'],
    queryFn: ({ pageParam, signal }) =>
      api.get('posts', {
        schema: PostListSchema,
        searchParams: { _start: (pageParam - 1) * PAGE_SIZE, _limit: PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, pageParam) => (page.length === 0 ? undefined : pageParam + 1),
    staleTime,
  })

export const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
    staleTime,
  })

/** The posts in the data of any entry: a list, the pages of an infinite list, or one post. */
export function postsIn(data: unknown): Post[] {
  if (v.is(PostSchema, data)) return [data]
  if (v.is(PostListSchema, data)) return data
  return v.is(Pages, data) ? data.pages.flat() : []
}

const Pages = v.object({ pages: v.array(PostListSchema) })
