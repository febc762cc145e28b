import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { postsPageQuery } from '#features/posts/postQueries.ts'
import { Stage } from '../../Stage.ts'

/** Two components with one key. */
export function SharedKey() {
  return (
    <Stage>
      <Count name="sidebar" />
      <Count name="header" />
    </Stage>
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
