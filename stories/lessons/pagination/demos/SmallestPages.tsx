import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { TurnPages } from './TurnPages.tsx'

/** A new page is a new key, and its entry starts without data. */
export function SmallestPages({ fetchPage }: { fetchPage: (page: number) => Promise<Post[]> }) {
  const [page, setPage] = useState(1)
  const posts = useQuery({
    queryKey: ['posts', { page }],
    queryFn: () => fetchPage(page),
  })
  return <TurnPages page={page} onTurn={setPage} posts={posts.data} />
}
