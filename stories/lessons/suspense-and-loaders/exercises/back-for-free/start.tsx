import { useLoaderData } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import type { SiteParts } from './Site.tsx'

/**
 * `SiteParts` has the cache of the page, too, as `client`. The posts of a user
 * are `postsQuery(api, { userId })` of '#features/posts/postQueries.ts'.
 */
export const postsRoute = ({ api }: SiteParts): RouteObject => ({
  path: '/users/:userId',
  loader: ({ params }) =>
    api.get('posts', {
      schema: PostListSchema,
      searchParams: { userId: params['userId'] },
    }),
  Component: Posts,
})

function Posts() {
  const posts = useLoaderData<Post[]>()
  return <TitleList posts={posts} />
}
