import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { color, font, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

export interface TurnPagesProps {
  page: number
  onTurn: (page: number) => void
  posts: readonly Post[] | undefined
  /** Whether the posts are those of the page before. */
  isOld?: boolean
}

/** A minimal view of a page's data while the next page loads. */
export function TurnPages({ page, onTurn, posts, isOld = false }: TurnPagesProps) {
  return (
    <Ground>
      <Row>
        <Button disabled={page === 1} onClick={() => onTurn(page - 1)}>
          Previous
        </Button>
        <Button onClick={() => onTurn(page + 1)}>Next</Button>
      </Row>
      <Banner>{posts ? (isOld ? old(page) : `Page ${page}`) : 'Loading...'}</Banner>
      {posts && (
        <Titles aria-label="Posts">
          {posts.map((post) => (
            <li key={post.id}>{post.title}</li>
          ))}
        </Titles>
      )}
      <Foot>This line is below the list. It moves with the list.</Foot>
    </Ground>
  )
}

/** As short as a phone's line: a note that wraps would move the list. */
const old = (page: number) => `Page ${page} is loading. Old posts:`

const Titles = styled.ul`
  margin: 0;
  padding-inline-start: ${space.l};
  font-size: ${font.small};
  line-height: 1.75;
`

const Foot = styled.p`
  margin: 0;
  padding-block-start: ${space.s};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.small};
`
