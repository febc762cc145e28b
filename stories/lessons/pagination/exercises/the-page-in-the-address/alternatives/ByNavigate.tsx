import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { TurnPages } from '../../../demos/TurnPages.tsx'

/** Whole numbers from 1. Everything else is page 1. */
const pageIn = (search: string) => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export function Posts() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const page = pageIn(search)

  function turnTo(next: number): void {
    const params = new URLSearchParams(search)
    params.set('page', String(next))
    void navigate({ search: params.toString() })
  }

  const posts = useQuery({ ...postsPageQuery(useApi(), page), placeholderData: keepPreviousData })
  return <TurnPages page={page} onTurn={turnTo} posts={posts.data} isOld={posts.isPlaceholderData} />
}
