import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { TurnPages } from './TurnPages.tsx'

/** Wrong: a new page is a new key, whose entry starts without data. */
export function FlickersWithoutPlaceholder() {
  const api = useApi()
  const [page, setPage] = useState(1)
  const posts = useQuery(postsPageQuery(api, page))
  const note = posts.isPending ? 'Loading...' : `Page ${page}`
  return <TurnPages page={page} onTurn={setPage} note={note} posts={posts.data} />
}
