import type { InfiniteData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

export interface PageCardsProps {
  query: {
    data: InfiniteData<Post[]> | undefined
    hasNextPage: boolean
    hasPreviousPage: boolean
    isFetching: boolean
    fetchNextPage: () => unknown
    fetchPreviousPage: () => unknown
    refetch: () => unknown
  }
  /** Additional buttons. */
  children?: ReactNode
}

/** The entry of an infinite query, with a card for every page. */
export function PageCards({ query, children }: PageCardsProps) {
  const { pages = [], pageParams = [] } = query.data ?? {}
  return (
    <Ground>
      <Row>
        {query.hasPreviousPage && (
          <Button
            aria-disabled={query.isFetching}
            onClick={() => void (query.isFetching || query.fetchPreviousPage())}
          >
            Load earlier
          </Button>
        )}
        <Button
          variant="primary"
          disabled={!query.hasNextPage || query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
        <Button disabled={query.isFetching} onClick={() => void query.refetch()}>
          Refetch
        </Button>
        {children}
      </Row>
      <Banner>{query.data === undefined ? 'Loading...' : summary(pages.length, query)}</Banner>
      <Cards aria-label="Pages">
        {pages.map((posts, index) => (
          // A page has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Card key={index} $empty={posts.length === 0}>
            <b>Page {String(pageParams[index])}</b>{' '}
            {posts.length === 0 ? 'empty' : pluralize(posts.length, 'post')}
          </Card>
        ))}
      </Cards>
    </Ground>
  )
}

function summary(pages: number, { hasNextPage, isFetching }: PageCardsProps['query']): string {
  if (isFetching) return `${pluralize(pages, 'page')}, asking the server...`
  return `${pluralize(pages, 'page')}, ${hasNextPage ? 'perhaps more' : 'and that is all'}`
}

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space.s};
  min-height: 4.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Card = styled.li<{ $empty: boolean }>`
  display: grid;
  padding: ${space.s} ${space.m};
  border: 1px ${({ $empty }) => ($empty ? 'dashed' : 'solid')} ${color.outline};
  border-radius: ${radius.m};
  background: ${({ $empty }) => ($empty ? 'transparent' : color.accentSoft)};
  font-size: ${font.small};
`
