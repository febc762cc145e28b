import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { Column } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Banner } from '#ui/Banner.tsx'

/** Two independent components that read the same query. */
export function TwoReaders() {
  return (
    <Column $padding="m">
      <Reader name="Sidebar" />
      <Reader name="Header" />
    </Column>
  )
}

function Reader({ name }: { name: string }) {
  const posts = useQuery(postsQuery(useApi()))
  return (
    <Banner>
      {name}: {posts.data ? pluralize(posts.data.length, 'post') : 'Loading...'}
    </Banner>
  )
}
