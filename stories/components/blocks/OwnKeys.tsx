import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { Ground } from '#course/story/Ground.ts'

/** Two components with a key each. */
export function OwnKeys() {
  return (
    <Ground>
      <Count name="sidebar" />
      <Count name="header" />
    </Ground>
  )
}

function Count({ name }: { name: string }) {
  const page = postsPageQuery(useApi(), 1)
  const { data } = useQuery(queryOptions({ ...page, queryKey: [name, ...page.queryKey] }))
  return (
    <p>
      In the {name}: {data === undefined ? 'Loading...' : `${data.length} posts`}
    </p>
  )
}
