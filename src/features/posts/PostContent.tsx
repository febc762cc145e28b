import { styled } from 'styled-components'
import type { Post } from '#contract/post.ts'
import { Badge } from '#ui/Badge.tsx'
import { color, font } from '#ui/tokens.ts'

/** A post's title, body and author. */
export function PostContent({ post, titleId }: { post: Post; titleId?: string }) {
  return (
    <>
      <Title id={titleId}>{post.title}</Title>
      <Body>{post.body}</Body>
      <Badge>User {post.userId}</Badge>
    </>
  )
}

const Title = styled.h3`
  margin: 0;
  font-size: ${font.heading3};
  line-height: 1.3;
`

/** A demo on a phone leaves it out: its tasks would be screens away from what they are about. */
const Body = styled.p`
  display: var(--post-body, block);
  flex: 1;
  margin: 0;
  color: ${color.textMuted};
`
