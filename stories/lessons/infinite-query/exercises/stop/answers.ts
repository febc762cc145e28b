import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'the page says what is next': start(
      [
        'queryFn: ({ pageParam }) => fetchUpToTen(api, pageParam)',
        `queryFn: async ({ pageParam }) => {
      const posts = await fetchUpToTen(api, pageParam)
      return {
        posts,
        next: posts.length === 0 ? undefined : pageParam + 1,
      }
    }`,
      ],
      [
        `(_lastPage, _allPages, lastPageParam) =>
      lastPageParam + 1,`,
        `({ next }) => next,
    select: ({ pages, pageParams }) => ({
      pages: pages.map(({ posts }) => posts),
      pageParams,
    }),`,
      ],
    ),
  },
  when: {
    'the page says what is next':
      'Choose it where the server says what comes next: the page carries it, and `getNextPageParam` only reads it.',
  },
  wrong: {
    'a short page': [solution(['length === 0', 'length < 10']), /A short page is not the last one/],
    'a known number': [
      start([
        `(_lastPage, _allPages, lastPageParam) =>
      lastPageParam + 1,`,
        `(_lastPage, allPages, lastPageParam) =>
      allPages.flat().length < 20 ? lastPageParam + 1 : undefined,`,
      ]),
      /as if your code knew that there are 20 posts/,
    ],
    'ten pages at most': [
      solution(
        ['_allPages, lastPageParam', 'allPages'],
        ['undefined : lastPageParam + 1', 'undefined : allPages.length + 1'],
        ['initialPageParam: 1,', 'initialPageParam: 1,\n    maxPages: 10,'],
      ),
      /posts on 12 pages, and page 11 does not come/,
    ],
  },
}
