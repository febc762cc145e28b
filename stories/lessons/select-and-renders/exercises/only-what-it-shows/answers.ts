import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

const shown = `{todos.isPending && 'Loading...'}
      {todos.data && titleOf(todos.data)} {todos.error?.message}`

export const answers: Answers = {
  right: {
    'named fields': solution(
      ['const todos =', 'const { data, error } ='],
      [shown, `{data ? titleOf(data) : !error && 'Loading...'} {error?.message}`],
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
  when: {
    'named fields': 'Choose it as a habit: naming what you read is what the library watches.',
    'listed fields':
      'Choose it where a hook hands the whole result on, and you cannot see what is read. The list has to be kept right by hand.',
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
    'another object each time': [
      solution([
        'useQuery(listQuery(useApi()))',
        'useQuery({ ...listQuery(useApi()), structuralSharing: false })',
      ]),
      /without structural sharing/,
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
  if (title === undefined && data) setTitle(titleOf(data))`,
        ],
        [shown, `{title ?? 'Loading...'} {error?.message}`],
      ),
      /not a copy of it/,
    ],
    'an error in place of data': [
      solution([shown, `{todos.data ? titleOf(todos.data) : (todos.error?.message ?? 'Loading...')}`]),
      /An error can come beside data/,
    ],
    'without the error': [
      solution([' {todos.error?.message}', '']),
      /An error is a field, too|An error can come beside/,
    ],
  },
}
