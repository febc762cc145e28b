import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, space } from '#ui/tokens.ts'

/** How many titles stand for the rest. */
const SHOWN = 3

/** How many posts there are, and the first titles. */
export function TitleList({ posts }: { posts: readonly Post[] }) {
  const [first] = posts
  return (
    <div>
      <Count>
        {pluralize(posts.length, 'post')}
        {first && ` by User ${first.userId}`}
      </Count>
      <Titles aria-label="Titles">
        {posts.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </Titles>
    </div>
  )
}

const Count = styled.p`
  margin: 0;
  font-weight: 600;
`

const Titles = styled.ul`
  margin: ${space.xs} 0 0;
  padding-inline-start: ${space.l};
  color: ${color.textMuted};
  font-size: ${font.small};
`
