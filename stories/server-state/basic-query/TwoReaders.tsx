import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { postsQuery } from '#features/posts/postQueries.ts'
import { Banner } from '#ui/Banner.tsx'
import { space } from '#ui/tokens.ts'

/** Two components that want the same posts and know nothing of each other. */
export function TwoReaders() {
  return (
    <Column>
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

const Column = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.m};
`
