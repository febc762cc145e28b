import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { TurnPages } from './TurnPages.tsx'

// #region placeholder
const pageOfUser = (api: ApiClient, userId: number, page: number) =>
  queryOptions({
    queryKey: ['posts', userId, page],
    queryFn: () => fetchFive(api, userId, page),
    placeholderData: (previous, previousQuery) => {
      const [, previousUserId] = previousQuery?.queryKey ?? []
      return previousUserId === userId ? previous : undefined
    },
  })
// #endregion

const fetchFive = (api: ApiClient, userId: number, page: number) =>
  api.get('posts', {
    schema: PostListSchema,
    searchParams: { userId, _start: (page - 1) * 5, _limit: 5 },
  })

/** The posts of the page before stay, but never those of another user. */
export function PagesOfAUser() {
  const api = useApi()
  const [userId, setUserId] = useState(1)
  const [page, setPage] = useState(1)
  const posts = useQuery(pageOfUser(api, userId, page))

  function choose(id: number): void {
    setUserId(id)
    setPage(1)
  }

  return (
    <>
      <Row>
        {[1, 2].map((id) => (
          <Button key={id} aria-pressed={id === userId} onClick={() => choose(id)}>
            User {id}
          </Button>
        ))}
      </Row>
      <TurnPages page={page} onTurn={setPage} posts={posts.data} isOld={posts.isPlaceholderData} />
    </>
  )
}
