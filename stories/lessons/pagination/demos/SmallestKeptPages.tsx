import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { TurnPages } from './TurnPages.tsx'

/** The previous page's data stays until the new page has arrived, and the note says so. */
export function SmallestKeptPages({ fetchPage }: { fetchPage: (page: number) => Promise<Post[]> }) {
  const [page, setPage] = useState(1)
  const posts = useQuery({
    queryKey: ['posts', { page }],
    queryFn: () => fetchPage(page),
    placeholderData: keepPreviousData,
  })
  return <TurnPages page={page} onTurn={setPage} posts={posts.data} isOld={posts.isPlaceholderData} />
}
