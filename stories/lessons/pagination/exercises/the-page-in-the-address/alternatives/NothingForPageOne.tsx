import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import { parsePageParam } from '#features/posts/parsePageParam.ts'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { TurnPages } from '../../../demos/TurnPages.tsx'

export function Posts() {
  const [searchParams, setSearchParams] = useSearchParams()
  const page = parsePageParam(searchParams.get('page'))

  function turnTo(next: number): void {
    const params = new URLSearchParams(searchParams)
    if (next === 1) params.delete('page')
    else params.set('page', String(next))
    setSearchParams(params)
  }

  const posts = useQuery({ ...postsPageQuery(useApi(), page), placeholderData: keepPreviousData })
  return <TurnPages page={page} onTurn={turnTo} posts={posts.data} isOld={posts.isPlaceholderData} />
}
