import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { Ground } from '#course/story/Ground.ts'

/** Two components with one key. */
export function SharedKey() {
  return (
    <Ground>
      <Count name="sidebar" />
      <Count name="header" />
    </Ground>
  )
}

function Count({ name }: { name: string }) {
  const page = postsPageQuery(useApi(), 1)
  const { data } = useQuery(page)
  return (
    <p>
      In the {name}: {data === undefined ? 'Loading...' : `${data.length} posts`}
    </p>
  )
}
