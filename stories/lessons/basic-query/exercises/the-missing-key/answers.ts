import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'one flat key': start(["posts', 'list", "posts', userId ?? 'all"]),
  },
  when: {
    'one flat key':
      'Choose it for one filter. With more of them an object in the key stays readable, and its order does not matter.',
  },
  wrong: {
    'a random part': [
      solution(["list', { userId }", "list', Math.random()"]),
      /each render made a new entry/,
    ],
    'filtering in the page': [
      start([
        `posts', {
        schema: PostListSchema,
        searchParams: { userId },
        signal,
      }`,
        `posts', { schema: PostListSchema, signal }),
    select: (posts) =>
      posts.filter(
        (post) => userId === undefined || post.userId === userId,
      `,
      ]),
      /you filtered 100 posts here/,
    ],
    'all or one': [
      solution(["list', { userId }", "list', userId === undefined ? 'all' : 'one'"]),
      /The key says that somebody is chosen, but not who/,
    ],
    'nothing kept': [
      solution(['staleTime: STALE_TIME_MS,', 'staleTime: STALE_TIME_MS,\n    gcTime: 0,']),
      /an entry that no component reads is thrown away at once/,
    ],
    'never fresh': [solution(['staleTime: STALE_TIME_MS,', 'staleTime: 0,']), /asked for again, although/],
  },
}
