import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { PostListSchema } from '#contract/post.ts'
import type { Post } from '#contract/post.ts'
import { Ground } from '#course/story/Ground.ts'
import { Button } from '#ui/Button.tsx'
import { Columns, Row } from '#ui/layout.ts'
import { pluralize } from '#ui/pluralize.ts'
import { color, font, radius, space } from '#ui/tokens.ts'

/** The posts of a user, from a server that can be told to fail. */
function createServer(api: ApiClient) {
  let fails = false
  return {
    setFails(value: boolean): void {
      fails = value
    },
    fetchPosts: (): Promise<Post[]> =>
      api.get(fails ? 'faults/500' : 'posts', { schema: PostListSchema, searchParams: { userId: 1 } }),
  }
}

/** The same list twice, in an effect and with a query, which one button refreshes. */
export function FailedRefresh() {
  const api = useApi()
  const [server] = useState(() => createServer(api))
  // The effect runs again for another function.
  const [fetchPosts, setFetchPosts] = useState(() => server.fetchPosts)
  const query = useQuery(queryOptions({ queryKey: ['posts', 1], queryFn: server.fetchPosts }))

  function refresh(fails: boolean): void {
    server.setFails(fails)
    setFetchPosts(() => () => server.fetchPosts())
    void query.refetch()
  }

  return (
    <Ground>
      <Row>
        <Button onClick={() => refresh(true)}>Refresh and fail</Button>
        <Button onClick={() => refresh(false)}>Refresh</Button>
      </Row>
      <Columns $least="7.5rem" $stretch>
        <ByEffect fetchPosts={fetchPosts} />
        <Side title="useQuery" posts={query.data}>
          {query.error && <Failure role="alert">{query.error.message}</Failure>}
        </Side>
      </Columns>
    </Ground>
  )
}

function ByEffect({ fetchPosts }: { fetchPosts: () => Promise<Post[]> }) {
  // #region effect
  const [posts, setPosts] = useState<Post[]>()

  useEffect(() => {
    async function load() {
      setPosts(await fetchPosts())
    }
    load().catch(() => setPosts([]))
  }, [fetchPosts])
  // #endregion

  return <Side title="useEffect" posts={posts} />
}

interface SideProps {
  title: string
  posts: readonly Post[] | undefined
  children?: ReactNode
}

function Side({ title, posts, children }: SideProps) {
  return (
    <Box role="group" aria-label={title}>
      <Code>{title}</Code>
      <Count role="status">{posts === undefined ? 'Loading...' : pluralize(posts.length, 'post')}</Count>
      {posts?.length === 0 && <span>User 1 has not written anything.</span>}
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: 0.75rem;
  border: 2px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`

const Code = styled.code.attrs({ translate: 'no' })`
  font-family: ${font.code};
  font-size: ${font.small};
`

/** In half of a phone's width a framed alert would be higher than all that it tells of. */
const Failure = styled.p`
  margin: 0;
  font-size: ${font.small};
  font-weight: 600;
`

const Count = styled.strong`
  font-size: ${font.large};
`
