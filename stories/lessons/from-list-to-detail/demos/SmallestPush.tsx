import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'

export interface SmallestPushProps {
  fetchPosts: () => Promise<Post[]>
}

/** A list that writes each of its posts into the entry of its detail. */
export function SmallestPush({ fetchPosts }: SmallestPushProps) {
  // #region push
  const posts = useQuery({
    queryKey: ['all posts'],
    queryFn: async ({ client }) => {
      const posts = await fetchPosts()
      for (const post of posts) client.setQueryData(['post', post.id], post)
      return posts
    },
  })
  // #endregion
  return <Banner>{posts.data ? `${posts.data.length} details are in the cache` : 'Loading...'}</Banner>
}
