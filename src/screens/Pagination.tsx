import { keepPreviousData, noop, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useApi } from '#api/ApiProvider.tsx'
import { parsePageParam } from '#features/posts/parsePageParam.ts'
import { PostList } from '#features/posts/PostList.tsx'
import { PostListSkeleton } from '#features/posts/PostListSkeleton.tsx'
import { PAGE_SIZE, postsPageQuery } from '#features/posts/postQueries.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Page } from '#ui/Page.tsx'
import { QueryBanner } from '#ui/QueryBanner.tsx'
import { QueryError } from '#ui/QueryError.tsx'
import { size, width } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** One page of posts at a time (behaviour §2.7). The page is in the address, and the next one is prefetched (§10.4). */
export function Pagination() {
  const api = useApi()
  const client = useQueryClient()
  // #region address
  const [searchParams, setSearchParams] = useSearchParams()
  const page = parsePageParam(searchParams.get('page'))

  function turnTo(next: number): void {
    const turned = (params: URLSearchParams) => {
      params.set('page', String(next))
      return params
    }
    // The reader presses the button again: it must not scroll away.
    setSearchParams(turned, { preventScrollReset: true })
  }
  // #endregion

  // #region prefetch
  const posts = useQuery({
    ...postsPageQuery(api, page),
    placeholderData: keepPreviousData,
  })
  const isLast = posts.data?.length === 0
  const isShown = posts.isSuccess && !posts.isPlaceholderData

  useEffect(() => {
    if (isShown && !isLast) client.query(postsPageQuery(api, page + 1)).catch(noop)
  }, [api, client, isLast, isShown, page])
  // #endregion

  return (
    <Page
      title="Pagination"
      lead="Turn pages without a flicker: the old page stays until the new one is here."
    >
      <Summary>
        <QueryBanner query={posts} failed={`Page ${page} did not arrive`}>
          {isShown && summary(posts.data.length, page)}
          {posts.isPlaceholderData && `Loading page ${page}...`}
        </QueryBanner>
      </Summary>
      <Pager as="nav" $gap="m" $align="center" aria-label="Pages">
        <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
          Previous
        </Button>
        <Place>Page {page}</Place>
        <Button disabled={isLast} onClick={() => turnTo(page + 1)}>
          Next
        </Button>
        {posts.isPlaceholderData && <Badge>Still showing the page before</Badge>}
      </Pager>
      <VisuallyHidden as="h2">Posts</VisuallyHidden>
      <QueryError query={posts} />
      {posts.isPending && <PostListSkeleton count={PAGE_SIZE} />}
      {posts.data && (
        <div aria-busy={posts.isPlaceholderData}>
          <PostList posts={posts.data} />
        </div>
      )}
    </Page>
  )
}

function summary(count: number, page: number): string {
  return `${count} posts on current page (page ${page} of ~10 pages, ${PAGE_SIZE} per page)`
}

/** Two lines on a phone, while it loads, too: the pager stays under the finger. */
const Summary = styled.div`
  @media (width < ${width.phone}) {
    min-height: 2lh;
  }
`

const Pager = styled(Row)`
  min-height: ${size.touch};
`

/** As wide for two digits as for one: the button beside it stays under the pointer. */
const Place = styled(Badge)`
  min-width: 4.625rem;
  text-align: center;
`
