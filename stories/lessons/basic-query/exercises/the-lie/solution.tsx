import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { UserFilter } from '#features/posts/UserFilter.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Ground } from '#course/story/Ground.ts'

const postsOfUser = (
  fetch: typeof window.fetch,
  userId: number | undefined,
) =>
  queryOptions({
    queryKey: ['posts', 'list', { userId }],
    queryFn: async ({ signal }): Promise<Post[]> => {
      const response = await fetch(
        userId === undefined ? 'posts' : `posts?userId=${userId}`,
        { signal },
      )
      if (!response.ok)
        throw new Error(`The server answered ${response.status}.`)
      return response.json()
    },
  })

/** `fetch` is the browser's own. It asks the server of this exercise. */
export function Posts({ fetch }: { fetch: typeof window.fetch }) {
  const [userId, setUserId] = useState<number>()
  const posts = useQuery(postsOfUser(fetch, userId))
  return (
    <Ground>
      <UserFilter userId={userId} onChange={setUserId} />
      {posts.data ? (
        <Banner>{`${posts.data.length} posts`}</Banner>
      ) : posts.isPending ? (
        <Banner>Loading...</Banner>
      ) : (
        <Alert
          action={{
            label: 'Retry',
            onClick: () => void posts.refetch(),
          }}
        >
          {posts.error.message}
        </Alert>
      )}
    </Ground>
  )
}
