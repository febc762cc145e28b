import { queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { Columns } from '#ui/layout.ts'
import { CountTile } from '#screens/parts/CountTile.tsx'
import { Ground } from '#course/story/Ground.ts'

/** The first ten posts, under any key. */
const firstPage = (queryKey: QueryKey, api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: () => api.get('posts', { schema: PostListSchema, searchParams: { _start: 0, _limit: 10 } }),
  })

/** Four counts. The last two ask the server for the same ten posts, under one key or under two. */
export function FourTiles({ lastKey }: { lastKey: QueryKey }) {
  const api = useApi()
  const todos = useQuery(todosQuery(api))
  const posts = useQuery(postsQuery(api))
  const third = useQuery(firstPage(['posts', 'page', 1], api))
  const fourth = useQuery(firstPage(lastKey, api))
  return (
    <Ground>
      <Columns as="dl" $least="10rem" $stretch>
        <CountTile label="Todos" query={todos} count={todos.data?.length} />
        <CountTile label="All posts" query={posts} count={posts.data?.length} />
        <CountTile label="Page 1" query={third} count={third.data?.length} />
        <CountTile label="Page 1 again" query={fourth} count={fourth.data?.length} />
      </Columns>
    </Ground>
  )
}
