import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { userPostsQuery } from '#features/posts/postQueries.ts'
import { TitleList } from '#screens/when-may-it-ask/TitleList.tsx'
import { Ground } from '#course/story/Ground.ts'
import { ChooseUser } from './ChooseUser.tsx'
import { Flags } from './Flags.tsx'
import { Loading } from './Loading.tsx'

/** The posts of a chosen user, and what the query says of itself. */
export function PostsOfUser() {
  const [userId, setUserId] = useState<number>()
  const posts = useQuery(userPostsQuery(useApi(), userId))
  return (
    <Ground>
      <ChooseUser userId={userId} onChoose={setUserId} />
      {posts.isPending && <Loading />}
      {posts.data && <TitleList posts={posts.data} />}
      <Flags query={posts} />
    </Ground>
  )
}
