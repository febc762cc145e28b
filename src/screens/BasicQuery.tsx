import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { PostList } from '#features/posts/PostList.tsx'
import { PostListSkeleton } from '#features/posts/PostListSkeleton.tsx'
import { postsQuery } from '#features/posts/postQueries.ts'
import { UserFilter } from '#features/posts/UserFilter.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { font } from '#ui/tokens.ts'

/** One query, filtered by user, in its states: loading, failed, loaded (behaviour §2.6). */
export function BasicQuery() {
  const api = useApi()
  const [userId, setUserId] = useState<number>()
  const posts = useQuery(postsQuery(api, { userId }))

  return (
    <Page
      title="Basic Query"
      lead="Ask the server for posts, keep the answer, and show how it went: still loading, failed, or here. Choose a user, and the server is asked for their posts."
    >
      {/* #region states */}
      <Banner>
        {posts.data && pluralize(posts.data.length, 'post')}
        {posts.isPending && 'Loading...'}
        {posts.isLoadingError && 'The posts did not arrive'}
      </Banner>
      <Row $gap="m" $align="end" $justify="space-between">
        <Heading>Posts</Heading>
        <UserFilter userId={userId} onChange={setUserId} />
      </Row>
      {posts.isError && (
        <Alert action={{ label: 'Retry', onClick: () => void posts.refetch() }}>{posts.error.message}</Alert>
      )}
      {posts.isPending && <PostListSkeleton />}
      {/* A key, because another filter is another list, which begins with its first posts. */}
      {posts.data && <PostList key={userId} posts={posts.data} />}
      {/* #endregion */}
    </Page>
  )
}

const Heading = styled.h2`
  margin: 0;
  font-size: ${font.heading2};
`
