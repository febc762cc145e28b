import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Link, useNavigation } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { MiniBrowser } from '#course/world/MiniBrowser.tsx'
import { Ground } from '#course/story/Ground.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import { Banner } from '#ui/Banner.tsx'

// #region loader
const postsRoute = (client: QueryClient, api: ApiClient): RouteObject => ({
  path: '/posts',
  loader: () => client.query({ ...postsQuery(api, { userId: 1 }), staleTime: 'static' }),
  Component: Posts,
})

function Posts() {
  const { data } = useSuspenseQuery(postsQuery(useApi(), { userId: 1 }))
  return <TitleList posts={data} />
}
// #endregion

/** Two pages in a small browser. The loader of the second one fills the cache before the page renders. */
export function LoaderSite() {
  const routes = [
    { path: '/', Component: Start },
    { ...postsRoute(useQueryClient(), useApi()), HydrateFallback },
  ]
  return <MiniBrowser routes={routes} errorElement={<p>Invalid page</p>} startAt="/" />
}

/** Where a link opened the second page in another tab. */
function HydrateFallback() {
  return <Banner>Loading...</Banner>
}

function Start() {
  const { state } = useNavigation()
  return (
    <Ground>
      <Link to="/posts">The posts of User 1</Link>
      <Banner>{state === 'loading' && 'Loading...'}</Banner>
    </Ground>
  )
}
