import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

const made = `  const client = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  })
`
const opening = '  return function Wrapper({ children }: { children: ReactNode }) {\n'
const withOptions = (options: string) =>
  ['new QueryClient()', `new QueryClient({ defaultOptions: { queries: { ${options} } } })`] as const

export const answers: Answers = {
  right: {
    'kept in state': solution(
      [
        "import type { ReactNode } from 'react'",
        "import { useState } from 'react'\nimport type { ReactNode } from 'react'",
      ],
      [made, ''],
      [
        opening,
        `${opening}    const [client] = useState(
      () =>
        new QueryClient({ defaultOptions: { queries: { retry: 0 } } }),
    )
`,
      ],
    ),
    'cleared for each test': start(withOptions('retry: false'), [opening, `  client.clear()\n${opening}`]),
  },
  when: {
    'kept in state':
      'Choose it where the wrapper renders again and has no place outside: the state keeps one client for each mounted page.',
    'cleared for each test':
      'Choose it in a suite that already shares a client. A request of the last test can still write into it, so a new client is safer.',
  },
  wrong: {
    'still shared': [
      start(withOptions('retry: false')),
      /found posts in the cache before its page had asked/,
    ],
    'asks again at once': [
      solution(['retry: false', 'retryDelay: 0']),
      /the query asked again by itself, 2 requests in all/,
    ],
    'forgets at once, and shares': [
      start(withOptions('retry: false, gcTime: 0, staleTime: 0')),
      /found posts in the cache before its page had asked/,
    ],
    'a client for each render': [
      solution([made, ''], [opening, opening + made.replaceAll(/^/gm, '  ').trimEnd() + '\n']),
      /it got another client/,
    ],
  },
}
