import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { UserFilter } from '#features/posts/UserFilter.tsx'
import { useAddTodo } from '#features/todos/useAddTodo.ts'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { size, space } from '#ui/tokens.ts'

export interface PostsAndTodosProps {
  /** How long an answer is fresh, in ms. */
  staleTime?: number
}

/** Something to press for every reason to make a request. */
export function PostsAndTodos({ staleTime = STALE_TIME_MS }: PostsAndTodosProps) {
  const client = useQueryClient()
  const { add } = useAddTodo()
  const [here, setHere] = useState(true)

  return (
    <Bench>
      <Row>
        <Button onClick={() => setHere(!here)}>{here ? 'Leave the posts' : 'Come back'}</Button>
        <Button onClick={() => void client.invalidateQueries()}>Invalidate</Button>
        <Button onClick={() => void add('Watch the requests')}>Add a todo</Button>
      </Row>
      {here && <Posts staleTime={staleTime} />}
    </Bench>
  )
}

function Posts({ staleTime }: { staleTime: number }) {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const posts = useQuery({ ...postsQuery(api, { userId }), staleTime })
  return (
    <Row>
      <UserFilter userId={userId} onChange={setUserId} />
      <Button onClick={() => void posts.refetch()}>Refetch</Button>
      <output>
        {posts.data ? pluralize(posts.data.length, 'post') : (posts.error?.message ?? 'Loading...')}
      </output>
    </Row>
  )
}

const Bench = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.m};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s} ${space.m};

  > output {
    line-height: ${size.touch};
  }
`
