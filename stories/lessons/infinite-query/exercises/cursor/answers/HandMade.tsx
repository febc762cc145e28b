import { useEffect, useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { Post } from '#contract/post.ts'
import { FeedView, fetchAfter } from '../Feed.tsx'

export function Feed() {
  const api = useApi()
  const [posts, setPosts] = useState<Post[]>()
  const [next, setNext] = useState<number | null>(null)
  const [wanted, setWanted] = useState<{ after: number | null }>()

  useEffect(() => setWanted({ after: null }), [])

  useEffect(() => {
    async function load(after: number | null): Promise<void> {
      const page = await fetchAfter(api, after)
      setPosts((before = []) => [...before, ...page.posts])
      setNext(page.next)
      setWanted(undefined)
    }
    if (wanted) void load(wanted.after)
  }, [api, wanted])

  return (
    <FeedView
      posts={posts}
      hasMore={next !== null}
      isFetching={wanted !== undefined}
      onMore={() => setWanted({ after: next })}
    />
  )
}
