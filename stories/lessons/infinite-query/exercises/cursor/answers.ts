import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'the last id': solution(['(lastPage) => lastPage.next,', '({ posts }) => posts.at(-1)?.id,']),
    suspending: solution(
      ['  useInfiniteQuery,', '  useSuspenseInfiniteQuery,'],
      ['useInfiniteQuery(feedOfPosts', 'useSuspenseInfiniteQuery(feedOfPosts'],
      ['feed.data?.pages', 'feed.data.pages'],
    ),
  },
  when: {
    'the last id': 'Choose it where the server sends no cursor, and its order is by id.',
    suspending:
      'Choose it where a Suspense boundary shows the loading state, so that this component always has its pages.',
  },
  wrong: {
    'back to the start': [
      solution(['lastPage.next,', 'lastPage.next ?? 0,']),
      /your list began again with its first post/,
    ],
    'asking for all again': [
      start([
        'onMore={() => void feed.fetchNextPage()}',
        `onMore={() =>
        void feed.refetch().then(() => feed.fetchNextPage())
      }`,
      ]),
      /each Load more asked for all the pages before it again/,
    ],
    'never busy': [solution(['={feed.isFetching}', '={false}']), /2 requests have left\. One is enough/],
    'three pages at most': [
      solution(['initialPageParam:', 'maxPages: 3,\n    initialPageParam:']),
      /went from it when others came/,
    ],
  },
}
