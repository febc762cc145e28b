import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'an alert of its own': solution(
      [
        `const { data, error, refetch } = useQuery({
    queryKey: ['posts`,
        `const posts = useQuery({
    queryKey: ['posts of user`,
      ],
      ['staleTime: 10_000', 'staleTime: Infinity'],
      [
        `return (
    <ShownPosts
      title={title}
      userId={userId}
      posts={data}
      error={error}
      onRetry={() => void refetch()}
    />
  )`,
        `if (posts.isError)
    return (
      <div role="alert">
        {posts.error.message}{' '}
        <button onClick={() => void posts.refetch()}>Retry</button>
      </div>
    )
  return <ShownPosts title={title} userId={userId} posts={posts.data} />`,
      ],
    ),
  },
  when: {
    'an alert of its own':
      'Choose it where an error should look different here. `Infinity` keeps the answer fresh until somebody invalidates it.',
  },
  wrong: {
    'no user in the key': [
      solution(["posts', userId", "posts'"]),
      /the key does not say whose posts it names/,
    ],
    'seconds for milliseconds': [solution(['10_000', '10']), /`staleTime` is in milliseconds: 10 of them/],
    'catching to an empty list': [
      solution(['(userId),', '(userId).catch(() => []),']),
      /the page says “0 posts”/,
    ],
    'no retry button': [
      solution(
        ['error, refetch', 'error'],
        [
          `      onRetry={() => void refetch()}
`,
          '',
        ],
      ),
      /it has no button named Retry/,
    ],
  },
}
