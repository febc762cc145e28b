import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { TurnPages } from './TurnPages.tsx'

/** Right: the previous page's data stays until the new page has arrived, and the note says so. */
export function KeepsThePreviousPage() {
  const api = useApi()
  const [page, setPage] = useState(1)
  const posts = useQuery({ ...postsPageQuery(api, page), placeholderData: keepPreviousData })
  return <TurnPages page={page} onTurn={setPage} note={noteOf(page, posts)} posts={posts.data} />
}

function noteOf(page: number, posts: { isPending: boolean; isPlaceholderData: boolean }): string {
  if (posts.isPending) return 'Loading...'
  return posts.isPlaceholderData
    ? `Still showing the page before. Page ${page} is on its way.`
    : `Page ${page}`
}
