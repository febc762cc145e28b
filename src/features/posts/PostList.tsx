import { styled } from 'styled-components'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Columns } from '#ui/layout.ts'
import { space } from '#ui/tokens.ts'
import type { Post } from '#contract/post.ts'
import { PostContent } from './PostContent.tsx'

/** Posts with their titles and bodies, or the empty state. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return <EmptyState>No posts found</EmptyState>
  return (
    <Columns as="ul" $least="20rem" aria-label="Posts">
      {posts.map((post) => (
        <li key={post.id}>
          <Frame as="article">
            <PostContent post={post} />
          </Frame>
        </li>
      ))}
    </Columns>
  )
}

/** One that is far from the screen is neither laid out nor painted. */
const Frame = styled(Card)`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 14rem;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
  height: 100%;
  padding: var(--post-inset, ${space.l});
`
