import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { UserFilter } from '#features/posts/UserFilter.tsx'
import { useAddTodo } from '#features/todos/useAddTodo.ts'
import { Button } from '#ui/Button.tsx'
import { Column, Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { size } from '#ui/tokens.ts'

/** Controls that cause a request for each reason. */
export function PostsAndTodos() {
  const client = useQueryClient()
  const { add } = useAddTodo()
  const [here, setHere] = useState(true)

  return (
    <Column $padding="m">
      <Line $gap="s m" $align="end">
        <Button onClick={() => setHere(!here)}>{here ? 'Leave the posts' : 'Come back'}</Button>
        <Button onClick={() => void client.invalidateQueries()}>Invalidate</Button>
        <Button onClick={() => void add('Watch the requests')}>Add a todo</Button>
      </Line>
      {here && <Posts />}
    </Column>
  )
}

function Posts() {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const posts = useQuery({ ...postsQuery(api, { userId }), staleTime: STALE_TIME_MS })
  return (
    <Line $gap="s m" $align="end">
      <UserFilter userId={userId} onChange={setUserId} />
      <Button onClick={() => void posts.refetch()}>Refetch</Button>
      <output>
        {posts.data ? pluralize(posts.data.length, 'post') : (posts.error?.message ?? 'Loading...')}
      </output>
    </Line>
  )
}

const Line = styled(Row)`
  > output {
    line-height: ${size.touch};
  }
`
