import { useCallback, useRef, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'

/** Asks the server for the posts of a user; rejects if it fails. */
export type FetchPosts = (userId: number, signal?: AbortSignal) => Promise<Post[]>

/** What a component gets that shows the posts of one user. */
export interface PostsOfUser {
  userId: number
  fetchPosts: FetchPosts
  title?: string
}

/** Who is asked for where a request has to fail: the server has no such user, and says so. */
const NOBODY = 'nobody'

/** A function that asks for posts, always the same one, and how often it was called. */
export function useCountedPosts() {
  const api = useApi()
  const [requests, setRequests] = useState(0)
  const failing = useRef(false)
  const [failsNext, setFailsNext] = useState(false)

  const fetchPosts: FetchPosts = useCallback(
    (userId, signal) => {
      const asked = failing.current ? NOBODY : userId
      failing.current = false
      setFailsNext(false)
      setRequests((count) => count + 1)
      return api.get('posts', {
        schema: PostListSchema,
        searchParams: { userId: asked },
        ...(signal && { signal }),
      })
    },
    [api],
  )

  /** Lets the next request fail. */
  function failOnce(): void {
    failing.current = true
    setFailsNext(true)
  }

  return { fetchPosts, requests, failsNext, failOnce }
}
