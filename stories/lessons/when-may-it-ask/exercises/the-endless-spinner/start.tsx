import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import { ChooseUser } from '../../demos/ChooseUser.tsx'

const postsOf = (api: ApiClient, userId: number | undefined) =>
  queryOptions({
    queryKey: ['posts', { userId }],
    queryFn: ({ signal }) =>
      api.get('posts', {
        schema: PostListSchema,
        searchParams: { userId },
        signal,
      }),
    enabled: userId !== undefined,
  })

export function Posts() {
  const [userId, setUserId] = useState<number>()
  const posts = useQuery(postsOf(useApi(), userId))
  return (
    <>
      <ChooseUser userId={userId} onChoose={setUserId} />
      {posts.isPending && <p>Loading...</p>}
      {posts.data && <TitleList posts={posts.data} />}
    </>
  )
}
