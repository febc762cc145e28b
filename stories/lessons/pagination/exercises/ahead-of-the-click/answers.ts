import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'prefetch query': solution(
      [
        `  noop,
`,
        '',
      ],
      [
        'client.query(pageOfPosts(api, page + 1)).catch(noop)',
        'void client.prefetchQuery(pageOfPosts(api, page + 1))',
      ],
    ),
    'a query for the next page': solution(
      [
        `import {
  noop,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect,`,
        `import { queryOptions, useQuery } from '@tanstack/react-query'
import {`,
      ],
      [
        `  const client = useQueryClient()
`,
        '',
      ],
      [
        `useEffect(() => {
    if (hasNext) client.query(pageOfPosts(api, page + 1)).catch(noop)
  }, [api, client, hasNext, page]`,
        'useQuery({ ...pageOfPosts(api, page + 1), enabled: hasNext }',
      ],
    ),
  },
  when: {
    'prefetch query':
      'It is the older name, and never rejects. You will meet it in existing code; it is deprecated in favour of `client.query`.',
    'a query for the next page':
      'Choose it where an effect would be the only reason for a client. This component then also renders for the page that nobody sees.',
  },
  wrong: {
    'past the cache': [
      solution([
        '(hasNext) client.query(pageOfPosts(api, page + 1)).',
        `(hasNext)
      fetchPage(api, page + 1)
        .then((next) =>
          client.setQueryData(
            pageOfPosts(api, page + 1).queryKey,
            next,
          ),
        )
        .`,
      ]),
      /only if the cache knows of it/,
    ],
    'only the second': [
      solution(
        [
          `  const hasNext = posts.data !== undefined && posts.data.length > 0
`,
          '',
        ],
        [
          `if (hasNext) client.query(pageOfPosts(api, page + 1)).catch(noop)
  }, [api, client, hasNext, page`,
          `client.query(pageOfPosts(api, 2)).catch(noop)
  }, [api, client`,
        ],
      ),
      /not only the first one/,
    ],
    'no stale time': [
      solution(
        [
          `import { STALE_TIME_MS } from '#api/staleTime.ts'
`,
          '',
        ],
        [
          `    staleTime: STALE_TIME_MS,
`,
          '',
        ],
      ),
      /was stale at once/,
    ],
    'while rendering': [
      solution(
        ["import { useEffect, useState } from 'react'", "import { useState } from 'react'"],
        [
          `useEffect(() => {
    if (hasNext) client.query(pageOfPosts(api, page + 1)).catch(noop)
  }, [api, client, hasNext, page]`,
          'if (hasNext) client.query(pageOfPosts(api, page + 1)).catch(noop',
        ],
      ),
      /each render asks again/,
    ],
    'beyond the end': [
      solution(
        ['hasNext = posts.data !== undefined && posts.data.length > 0', 'isHere = posts.data !== undefined'],
        [
          `hasNext) client.query(pageOfPosts(api, page + 1)).catch(noop)
  }, [api, client, hasNext`,
          `isHere) client.query(pageOfPosts(api, page + 1)).catch(noop)
  }, [api, client, isHere`,
        ],
      ),
      /page 5 was asked for/,
    ],
    'a known number of pages': [
      solution(['posts.data.length > 0', 'page < 4']),
      /Another server has .* Does your code know how many pages there are/,
    ],
  },
}
