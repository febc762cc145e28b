import { noop, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

type FetchPage = (page: number) => Promise<Post[]>

const pageOfPosts = (fetchPage: FetchPage, page: number) =>
  queryOptions({ queryKey: ['posts', { page }], queryFn: () => fetchPage(page), staleTime: 10_000 })

/** A page is fetched when somebody points at its button, or comes to it by keyboard. */
export function PrefetchOnHover({ fetchPage }: { fetchPage: FetchPage }) {
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const posts = useQuery(pageOfPosts(fetchPage, page))
  const prefetch = (next: number) => void client.query(pageOfPosts(fetchPage, next)).catch(noop)
  return (
    <Ground>
      <Row>
        {/* #region hover */}
        {[1, 2, 3].map((each) => (
          <Button
            key={each}
            onMouseEnter={() => prefetch(each)}
            onFocus={() => prefetch(each)}
            onClick={() => setPage(each)}
          >
            Page {each}
          </Button>
        ))}
        {/* #endregion */}
      </Row>
      <Banner>{posts.data ? posts.data[0]?.title : 'Loading...'}</Banner>
    </Ground>
  )
}
