import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostFeed } from '#features/posts/PostFeed.tsx'
import { PostListSkeleton } from '#features/posts/PostListSkeleton.tsx'
import { infinitePostsQuery } from '#features/posts/postQueries.ts'
import { Button } from '#ui/Button.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBanner } from '#ui/QueryBanner.tsx'
import { QueryError } from '#ui/QueryError.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** A list that grows page by page until a page is empty (behaviour §2.8). */
export function InfiniteQuery() {
  const posts = useInfiniteQuery(infinitePostsQuery(useApi()))
  const loaded = posts.data?.pages.flat() ?? []

  return (
    <Page title="Infinite Query" lead="Load more and more of one list, and know when it ends.">
      <QueryBanner query={posts} failed="The posts did not arrive">
        {posts.data &&
          `${pluralize(loaded.length, 'post')} loaded, ${pluralize(posts.data.pages.length, 'page')} loaded`}
      </QueryBanner>
      <VisuallyHidden as="h2">Posts</VisuallyHidden>
      <QueryError query={posts} onRetry={() => void retry()} />
      {posts.isPending && <PostListSkeleton />}
      {posts.data && loaded.length === 0 && <EmptyState>No posts found</EmptyState>}
      {loaded.length > 0 && <PostFeed posts={loaded} busy={posts.isFetchingNextPage} />}
      {/* #region more */}
      {posts.data && (
        <div>
          <Button
            variant="primary"
            // An entry has one request at a time: another page would cancel a refetch that is in flight.
            disabled={!posts.hasNextPage || posts.isFetching}
            onClick={() => void posts.fetchNextPage()}
          >
            {posts.isFetchingNextPage ? 'Loading more...' : 'Load more'}
          </Button>
          {!posts.hasNextPage && <span> Nothing more to load</span>}
        </div>
      )}
      {/* #endregion */}
    </Page>
  )

  // #region retry
  /** Continues with the page that failed; the loaded pages are not requested again. */
  function retry() {
    return posts.isFetchNextPageError ? posts.fetchNextPage() : posts.refetch()
  }
  // #endregion
}
