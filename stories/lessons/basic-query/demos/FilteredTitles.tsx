import { styled } from 'styled-components'
import { pluralize } from '#ui/pluralize.ts'
import type { Post } from '#contract/post.ts'
import { UserFilter } from '#features/posts/UserFilter.tsx'
import { Banner } from '#ui/Banner.tsx'
import { color, font, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

export interface FilteredTitlesProps {
  userId: number | undefined
  onFilter: (userId: number | undefined) => void
  posts: readonly Post[] | undefined
}

/** A minimal view of a filter: the chosen user, and the users of the loaded posts. */
export function FilteredTitles({ userId, onFilter, posts }: FilteredTitlesProps) {
  return (
    <Ground>
      <UserFilter userId={userId} onChange={onFilter} />
      <Banner>{posts ? pluralize(posts.length, 'post') : 'Loading...'}</Banner>
      <Titles aria-label="Posts">
        {posts?.slice(0, 5).map((post) => (
          <li key={post.id}>
            User {post.userId}: {post.title}
          </li>
        ))}
      </Titles>
    </Ground>
  )
}

const Titles = styled.ul`
  min-height: 9rem;
  margin: 0;
  padding-inline-start: ${space.l};
  color: ${color.textMuted};
  font-size: ${font.small};
  line-height: 1.75;
`
