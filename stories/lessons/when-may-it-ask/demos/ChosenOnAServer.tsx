import { useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { Ground } from '#course/story/Ground.ts'
import { ChooseUser } from './ChooseUser.tsx'

export interface Chosen {
  userId: number | undefined
  fetchPosts: (userId: number | undefined) => Promise<Post[]>
}

/** A chosen user, or nobody, and a function that asks the server for their posts; for nobody’s, it asks for all. */
export function ChosenOnAServer({ children }: { children: (chosen: Chosen) => ReactNode }) {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  return (
    <Ground>
      <ChooseUser userId={userId} onChoose={setUserId} />
      {children({
        userId,
        fetchPosts: (id) => api.get('posts', { schema: PostListSchema, searchParams: { userId: id } }),
      })}
    </Ground>
  )
}
