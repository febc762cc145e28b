import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/post.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/layout.ts'
import { Ground } from '#course/story/Ground.ts'

type FetchPage = (page: number) => Promise<Post[]>

const pagesOfPosts = (fetchPage: FetchPage) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (lastPage, _allPages, page) => (lastPage.length === 0 ? undefined : page + 1),
  })

/** A change of one post is a change of the page that it is on: the pages and their parameters stay as many. */
export function RenamesInAllPages({ fetchPage }: { fetchPage: FetchPage }) {
  const client = useQueryClient()
  const { queryKey } = pagesOfPosts(fetchPage)
  const posts = useInfiniteQuery(pagesOfPosts(fetchPage))
  const last = posts.data?.pages.flat().at(-1)

  // #region rename
  function rename(id: number, title: string): void {
    const renamed = (post: Post) => (post.id === id ? { ...post, title } : post)
    client.setQueryData(queryKey, (data) => {
      if (data === undefined) return data
      const pages = data.pages.map((page) => page.map(renamed))
      return { ...data, pages }
    })
  }
  // #endregion

  return (
    <Ground>
      <Row>
        <Button variant="primary" disabled={posts.isFetching} onClick={() => void posts.fetchNextPage()}>
          Load more
        </Button>
        <Button disabled={last === undefined} onClick={() => last && rename(last.id, 'Another title')}>
          Rename the last post
        </Button>
      </Row>
      <Banner>
        {last ? `Page ${posts.data?.pages.length} ends with post ${last.id}: ${last.title}` : 'Loading...'}
      </Banner>
    </Ground>
  )
}
