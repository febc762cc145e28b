import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import type { SiteParts } from './Site.tsx'

const postsOf = (api: ApiClient, userId: string | undefined) =>
  postsQuery(api, { userId: Number(userId) })

/**
 * `SiteParts` has the cache of the page, too, as `client`. The posts of a user
 * are `postsQuery(api, { userId })` of '#features/posts/postQueries.ts'.
 */
export const postsRoute = ({
  api,
  client,
}: SiteParts): RouteObject => ({
  path: '/users/:userId',
  loader: ({ params }) =>
    client.query({
      ...postsOf(api, params['userId']),
      staleTime: 'static',
    }),
  Component: Posts,
})

function Posts() {
  const { userId } = useParams()
  const posts = useSuspenseQuery(postsOf(useApi(), userId))
  return <TitleList posts={posts.data} />
}
