import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { infinitePostsQuery, postQuery, postsQuery } from '#features/posts/postQueries.ts'

// #region keys
/** Fresh until something invalidates it: no clock mixes into what a filter does. */
const staleTime = Infinity

/** The posts of a user, or all. Here the key of all posts is the beginning of the others, so that `exact` has something to do. */
export const listQuery = (api: ApiClient, userId?: number) =>
  queryOptions({
    ...postsQuery(api, { userId }),
    queryKey: userId === undefined ? ['posts', 'list'] : ['posts', 'list', { userId }],
    staleTime,
  })
// #endregion

export const detailQuery = (api: ApiClient, id: number) => ({ ...postQuery(api, id), staleTime })

/** Its data is `{ pages, pageParams }`, not a list. */
export const infiniteQuery = (api: ApiClient) => ({ ...infinitePostsQuery(api), staleTime })
