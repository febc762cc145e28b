import { useIsFetching, useQueries } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { Post } from '#contract/post.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Ground } from '#course/story/Ground.ts'

/** As many queries as there are users. A hook must not be called in a loop. */
export function CountsOfUsers() {
  const api = useApi()
  const [users, setUsers] = useState([1])
  const { counts, total } = useQueries({
    queries: users.map((userId) => postsQuery(api, { userId })),
    combine: countPosts,
  })
  const fetching = useIsFetching()
  return (
    <Ground>
      <div>
        <Button onClick={() => setUsers([...users, users.length + 1])}>Add a user</Button>
      </div>
      <ul>
        {counts.map((count, index) => (
          <li key={users[index]}>
            User {users[index]}: {count}
          </li>
        ))}
      </ul>
      <Banner>
        {total} posts in all{fetching > 0 && `, ${fetching} in flight`}
      </Banner>
    </Ground>
  )
}

/** One value of all results: what each says, and the sum. */
function countPosts(results: UseQueryResult<Post[]>[]) {
  return {
    counts: results.map(({ data, error }) => data?.length ?? error?.message ?? 'Loading...'),
    total: results.reduce((sum, { data }) => sum + (data?.length ?? 0), 0),
  }
}
