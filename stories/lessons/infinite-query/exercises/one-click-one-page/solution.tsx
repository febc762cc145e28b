import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { PostListSchema } from '#contract/post.ts'
import { PostTitles } from './PostTitles.tsx'

export function Feed() {
  const api = useApi()
  const posts = useInfiniteQuery({
    queryKey: ['posts', 'pages'],
    queryFn: ({ pageParam: page, signal }) => {
      const searchParams = { _start: (page - 1) * 10, _limit: 10 }
      return api.get('posts', {
        schema: PostListSchema,
        searchParams,
        signal,
      })
    },
    initialPageParam: 1,
    getNextPageParam: (lastPage, _pages, page) =>
      lastPage.length === 0 ? undefined : page + 1,
  })
  return (
    <PostTitles
      posts={posts.data?.pages.flat()}
      loadingMore={posts.isFetchingNextPage}
    >
      {posts.hasNextPage && (
        <button
          type="button"
          aria-disabled={posts.isFetching}
          onClick={() => {
            if (!posts.isFetching) void posts.fetchNextPage()
          }}
        >
          Load more
        </button>
      )}
    </PostTitles>
  )
}
