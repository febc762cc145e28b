import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'on settled': solution([
      "onError: () => toast('The posts could not be loaded.')",
      `onSettled: (_data, error) => {
            if (error) toast('The posts could not be loaded.')
          }`,
    ]),
  },
  when: {
    'on settled':
      'Choose it where success is reported as well, for example to a log. For errors alone, `onError` says it in fewer words.',
  },
  wrong: {
    'a client for each render': [
      solution(
        [
          `import { useState } from 'react'
`,
          '',
        ],
        [
          `const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: () => toast('The posts could not be loaded.'),
        }),
      }),
  )`,
          `const client = new QueryClient({
    queryCache: new QueryCache({
      onError: () => toast('The posts could not be loaded.'),
    }),
  })`,
        ],
      ),
      /has made another `QueryClient`/,
    ],
    'only the first time': [
      solution([
        "onError: () => toast('The posts could not be loaded.')",
        `onError: (_error, query) => {
            if (query.state.data === undefined)
              toast('The posts could not be loaded.')
          }`,
      ]),
      /whether there are old posts or not/,
    ],
    'told until it recovers': [
      solution(
        ['export function App', 'let isTold = false\n\nexport function App'],
        [
          "onError: () => toast('The posts could not be loaded.'),",
          `onError: () => {
            if (!isTold) toast('The posts could not be loaded.')
            isTold = true
          },
          onSuccess: () => {
            isTold = false
          },`,
        ],
      ),
      /twice in a row, and the user was told of one of them/,
    ],
    'an effect in each, one toast a turn': [
      start(
        ["import { useState } from 'react'", "import { useEffect, useState } from 'react'"],
        [
          `    queryFn: async () => {
      try {
        return await api.get('posts', { schema: PostListSchema })
      } catch (error) {
        toast('The posts could not be loaded.')
        throw error
      }
    },`,
          "    queryFn: () => api.get('posts', { schema: PostListSchema }),",
        ],
        ['(api: ApiClient, toast: Toast)', '(api: ApiClient)'],
        ['export function App', 'let isTold = false\n\nexport function App'],
        [
          'const { data } = useQuery(postsQuery(useApi(), toast))',
          `const { data, errorUpdatedAt } = useQuery(postsQuery(useApi()))
  useEffect(() => {
    if (errorUpdatedAt === 0 || isTold) return
    isTold = true
    setTimeout(() => (isTold = false))
    toast('The posts could not be loaded.')
  }, [errorUpdatedAt, toast])`,
        ],
      ),
      /told of the old failure again/,
    ],
    'hides the old posts': [
      solution([
        `{ data } = useQuery(postsQuery(useApi()))
  return <Banner>{\`\${name}: \${data?.length ?? 'no'} posts\`}</Banner>`,
        `{ data, isError } = useQuery(postsQuery(useApi()))
  return (
    <Banner>{\`\${name}: \${isError ? 'no' : (data?.length ?? 'no')} posts\`}</Banner>
  )`,
      ]),
      /old posts are better than none/,
    ],
  },
}
