import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'checking the shape': start(
      [
        "import type { Post } from '#contract/post.ts'",
        `import * as v from 'valibot'
import { PostListSchema } from '#contract/post.ts'`,
      ],
      ['async (): Promise<Post[]>', 'async ({ signal })'],
      [
        `)
      return response.json()`,
        `  { signal },
      )
      return v.parse(PostListSchema, await response.json())`,
      ],
    ),
    'a promise that rejects': start(
      [
        'const postsOfUser = (',
        `const readPosts = (response: Response): Promise<Post[]> =>
  response.ok
    ? response.json()
    : Promise.reject(
        new Error(response.statusText || 'The server failed.'),
      )

const postsOfUser = (`,
      ],
      [
        `async (): Promise<Post[]> => {
      const response = await fetch(
        userId === undefined ? 'posts' : \`posts?userId=\${userId}\`,
      )
      return response.json()
    }`,
        `({ signal }) =>
      fetch(userId === undefined ? 'posts' : \`posts?userId=\${userId}\`, {
        signal,
      }).then(readPosts)`,
      ],
    ),
  },
  when: {
    'checking the shape':
      'Choose it where the server may change without you: a wrong answer becomes an error, too, and not only a wrong status.',
    'a promise that rejects':
      'Choose it where many functions read responses: one reader decides for all of them what a failure is.',
  },
  wrong: {
    'returning the error': [
      solution([
        'throw new Error(`The server answered ${response.status}.`)',
        `return new Error(
          \`The server answered \${response.status}.\`,
        ) as never`,
      ]),
      /the error was returned, and what `queryFn` returns is data/,
    ],
    'two known failures': [
      solution(['if (!response.ok)', 'if (response.status === 404 || response.status === 500)']),
      /The server answered 429/,
    ],
    'no signal': [
      solution(
        ['async ({ signal })', 'async ()'],
        [
          `        { signal },
`,
          '',
        ],
      ),
      /the request for User 1 still runs, for nobody/,
    ],
  },
}
