import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { TurnPages } from '../../demos/TurnPages.tsx'

export function Posts() {
  const [page, setPage] = useState(1)
  const posts = useQuery({
    ...postsPageQuery(useApi(), page),
    placeholderData: keepPreviousData,
  })
  return (
    <TurnPages
      page={page}
      onTurn={setPage}
      posts={posts.data}
      isOld={posts.isPlaceholderData}
    />
  )
}
