import { solution } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

export const answers: Answers = {
  right: {
    'named fields': solution(
      ['const todos =', 'const { data, error } ='],
      ['todos.data?.[0]?.title ?? todos.', 'data?.[0]?.title ?? '],
    ),
    'listed fields': solution([
      'useQuery(listQuery(useApi()))',
      `{
    ...useQuery({
      ...listQuery(useApi()),
      notifyOnChangeProps: ['data', 'error'],
    }),
  }`,
    ]),
  },
  wrong: {
    'not told': [
      solution([
        'listQuery(useApi())',
        `{
    ...listQuery(useApi()),
    notifyOnChangeProps: [],
  }`,
      ]),
      /yours lists too little/,
    ],
    'the rest': [
      solution(
        ['const todos =', 'const { data, ...rest } ='],
        ['todos.data?.[0]?.title ?? todos', 'data?.[0]?.title ?? rest'],
      ),
      /a `\.\.\.rest` read what they copy/,
    ],
    'only the first': [
      solution(
        [
          "import { useApi } from '#api/ApiProvider.tsx'",
          `import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'`,
        ],
        [
          'todos = useQuery(listQuery(useApi()))',
          `{ data, error } = useQuery(listQuery(useApi()))
  const [title, setTitle] = useState<string>()
  if (title === undefined && data) setTitle(data[0]?.title)`,
        ],
        ['todos.data?.[0]?.title ?? todos.', 'title ?? '],
      ),
      /not a copy of it/,
    ],
    'without the error': [solution([' ?? todos.error?.message', '']), /An error is a field, too/],
  },
}
