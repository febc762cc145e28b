import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'a reader of the list': solution(
      [
        'const client = useQueryClient()',
        "const list = useQuery<Post[]>({ queryKey: ['posts'], enabled: false }).data",
      ],
      ["client\n        .getQueryData<Post[]>(['posts'])\n        ?.find", 'list?.find'],
    ),
    'beside the query': solution(
      ['    placeholderData: () =>\n      client\n', '  })\n  const listed = client\n'],
      ['?.find((post) => post.id === id),\n  })', '?.find((post) => post.id === id)'],
      ['data?.title', '(data ?? listed)?.title'],
    ),
  },
  when: {
    'a reader of the list':
      'Choose it where the list may come after the detail: this component renders again when it does.',
    'beside the query':
      'Choose it where list and detail have different types: the placeholder then need not pretend to be a whole post.',
  },
  wrong: {
    'the post before': [
      start(
        ['import { useQuery }', 'import { keepPreviousData, useQuery }'],
        ['staleTime: 30_000,', 'staleTime: 30_000,\n    placeholderData: keepPreviousData,'],
      ),
      /its title was not on the page/,
    ],
    'the first of the list': [
      solution(['?.find((post) => post.id === id)', '?.at(0)']),
      /the title of post 1 stood in for its own/,
    ],
    'initial data': [
      solution(['placeholderData', 'initialData']),
      /came 10 s ago, and no request left.*takes it for the whole/,
    ],
    'as old as the list': [
      solution([
        'placeholderData',
        "initialDataUpdatedAt: client.getQueryState(['posts'])?.dataUpdatedAt ?? 0,\n    initialData",
      ]),
      /came 10 s ago, and no request left/,
    ],
    'initial data, stale at once': [
      solution(['staleTime: 30_000', 'staleTime: 0'], ['placeholderData', 'initialData']),
      /the cache held this post without its text/,
    ],
    'without the text': [
      solution(["data?.body ?? 'The text is on its way.'", "'The text is on its way.'"]),
      /its text is not on the page/,
    ],
  },
}
