import { solution, start } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

export const answers: Answers = {
  right: {
    'on settled': solution([
      "onError: () => toast('The posts could not be loaded.')",
      `onSettled: (_data, error) => {
            if (error) toast('The posts could not be loaded.')
          }`,
    ]),
    'message from meta': solution(
      [
        "queryKey: ['posts'],",
        `queryKey: ['posts'],
    meta: { sorry: 'The posts could not be loaded.' },`,
      ],
      [
        "onError: () => toast('The posts could not be loaded.')",
        `onError: (_error, query) =>
            toast(String(query.meta?.['sorry']))`,
      ],
    ),
  },
  wrong: {
    'no retries': [
      start([
        "queryKey: ['posts'],",
        `queryKey: ['posts'],
    retry: false,`,
      ]),
      /Only 1 of four requests left/,
    ],
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
