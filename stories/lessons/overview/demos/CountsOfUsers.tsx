import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

/** As many queries as there are users. A hook must not be called in a loop. */
export function CountsOfUsers() {
  const api = useApi()
  const [users, setUsers] = useState([1])
  const counts = useQueries({ queries: users.map((userId) => postsQuery(api, { userId })) })
  return (
    <Ground>
      <div>
        <Button onClick={() => setUsers([...users, users.length + 1])}>Add a user</Button>
      </div>
      <ul>
        {counts.map(({ data, error }, index) => (
          <li key={users[index]}>
            User {users[index]}: {data?.length ?? error?.message ?? 'Loading...'}
          </li>
        ))}
      </ul>
    </Ground>
  )
}
