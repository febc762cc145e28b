import { useState } from 'react'
import { styled } from 'styled-components'
import type { ApiClient } from '#api/client.ts'
import { FeedPageSchema, PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { useWorld } from '#course/world/worldContext.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { Ground } from '#course/story/Ground.ts'

/** Ten posts from a place in the list on. Places are counted from 0. */
export const fetchFromPlace = (api: ApiClient, place: number) =>
  api.get('posts', { schema: PostListSchema, searchParams: { _start: place, _limit: 10 } })

/** Ten posts after the one that a cursor names, the first ones for `null`, and the cursor of the next page. */
export const fetchAfter = (api: ApiClient, cursor: number | null) =>
  api.get('feed', { schema: FeedPageSchema, searchParams: { after: cursor ?? undefined, limit: 10 } })

export interface FeedViewProps {
  posts: readonly Post[] | undefined
  hasMore: boolean
  isFetching: boolean
  onMore: () => void
}

/** The numbers of the posts, a button for more, and another user of the same server. */
export function FeedView({ posts, hasMore, isFetching, onMore }: FeedViewProps) {
  return (
    <Ground>
      <Row>
        <Button variant="primary" disabled={!hasMore || isFetching} onClick={onMore}>
          Load more
        </Button>
        <AnotherUser />
      </Row>
      <Banner>{posts === undefined ? 'Loading...' : pluralize(posts.length, 'post')}</Banner>
      <Numbers aria-label="Posts">
        {posts?.map(({ id, title }, index) => (
          // A post that came twice is there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} title={title}>
            {id}
          </li>
        ))}
      </Numbers>
    </Ground>
  )
}

/** Somebody else, who deletes a post on the server and takes that back. Nobody tells this page. */
function AnotherUser() {
  const { database } = useWorld()
  const [deleted, setDeleted] = useState<Post>()

  function remove(): void {
    setDeleted(database.post(5))
    database.removePost(5)
  }

  function restore(post: Post): void {
    setDeleted(undefined)
    database.addPost(post)
  }

  return deleted === undefined ? (
    <Button onClick={remove}>Another user deletes post 5</Button>
  ) : (
    <Button onClick={() => restore(deleted)}>Another user restores post 5</Button>
  )
}

const Numbers = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.5rem, 1fr));
  gap: ${space.xs};
  min-height: 7.5rem;
  margin: 0;
  padding: 0;
  align-content: start;
  list-style: none;
  font-size: ${font.small};
  text-align: center;

  li {
    border: 1px solid ${color.outline};
    border-radius: ${radius.m};
    background: ${color.accentSoft};
  }
`
