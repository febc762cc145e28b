import { styled } from 'styled-components'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { color, font, space } from '#ui/tokens.ts'
import type { Post } from '#contract/post.ts'

/** Posts with their titles and bodies, or the empty state. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return <EmptyState>No posts found</EmptyState>
  return (
    <Grid aria-label="Posts">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </Grid>
  )
}

function PostCard({ post }: { post: Post }) {
  return (
    <Frame as="article">
      <Title>{post.title}</Title>
      <Body>{post.body}</Body>
      <Badge>User {post.userId}</Badge>
    </Frame>
  )
}

/** The layout of a list of posts, shared with its skeleton. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
  height: 100%;
`

const Title = styled.h3`
  margin: 0;
  font-size: ${font.heading3};
  line-height: 1.3;
`

const Body = styled.p`
  flex: 1;
  margin: 0;
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`
