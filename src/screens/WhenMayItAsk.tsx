import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { QueryCard } from './when-may-it-ask/QueryCard.tsx'
import { StateTable } from './when-may-it-ask/StateTable.tsx'
import { useOnline } from './when-may-it-ask/useOnline.ts'
import { postQuery, userPostsQuery } from '#features/posts/postQueries.ts'
import { PostContent } from '#features/posts/PostContent.tsx'
import { PostSelect } from './when-may-it-ask/PostSelect.tsx'
import { TitleList } from './when-may-it-ask/TitleList.tsx'
import { Button } from '#ui/Button.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'

// #region queries
/** A post, then the posts of its author: when each of the two queries may ask, and what it does meanwhile. */
export function WhenMayItAsk() {
  const api = useApi()
  const [postId, setPostId] = useState<number>()
  const [isEnabled, setIsEnabled] = useState(true)
  const [isOnline, setIsOnline] = useOnline()

  const post = useQuery({ ...postQuery(api, postId), networkMode: 'online' })
  const authorId = post.data?.userId
  const more = useQuery({ ...userPostsQuery(api, authorId), enabled: isEnabled, networkMode: 'online' })
  // #endregion

  return (
    <Page
      title="When may it ask?"
      lead="Choose a post. Its answer names its author, so the second query has to wait for the first."
    >
      <Row $gap="m" $align="end">
        <PostSelect postId={postId} onChange={setPostId} />
        <Button onClick={() => setIsEnabled(!isEnabled)}>{isEnabled ? 'Disable' : 'Enable'} More</Button>
        <Button disabled={authorId === undefined} onClick={() => void more.refetch()}>
          Refetch More
        </Button>
        <Button onClick={() => setIsOnline(!isOnline)}>Go {isOnline ? 'offline' : 'online'}</Button>
      </Row>
      <StateTable
        queries={[
          { name: 'Post', status: post.status, fetchStatus: post.fetchStatus },
          { name: 'More', status: more.status, fetchStatus: more.fetchStatus },
        ]}
      />
      <Columns $least="20rem">
        <QueryCard title="Post" query={post} missing="No post is chosen.">
          {(data) => <PostContent post={data} />}
        </QueryCard>
        <QueryCard
          title="More by its author"
          query={more}
          missing={authorId === undefined ? 'The author is not known yet.' : 'This query is disabled.'}
        >
          {(data) => <TitleList posts={data} />}
        </QueryCard>
      </Columns>
    </Page>
  )
}
