import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Columns } from '#ui/layout.ts'
import { radius, space } from '#ui/tokens.ts'
import { useShowMore } from '#ui/useShowMore.ts'
import type { Post } from '#contract/post.ts'
import { PostContent } from './PostContent.tsx'

/** Posts with their titles and bodies, the first dozen at first; or the empty state. */
export function PostList({ posts }: { posts: readonly Post[] }) {
  const { shown, more, showMore, itemProps } = useShowMore(posts)
  if (posts.length === 0) return <EmptyState>No posts found</EmptyState>
  return (
    <>
      <Columns as="ul" $least="20rem" aria-label="Posts">
        {shown.map((post, index) => (
          <Item key={post.id} {...itemProps(index)}>
            <Frame as="article">
              <PostContent post={post} />
            </Frame>
          </Item>
        ))}
      </Columns>
      {more > 0 && (
        <div>
          <Button onClick={showMore}>Show {more} more</Button>
        </div>
      )}
    </>
  )
}

const Item = styled.li`
  border-radius: ${radius.l};
`

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
  height: 100%;
  padding: var(--post-inset, ${space.l});
`
