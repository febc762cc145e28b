import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    refetching: start(
      [
        'const api = useApi()',
        `const api = useApi()
  const { refetch } = useQuery(todosQuery(api))`,
      ],
      [
        `}),
  })`,
        `}),
    onSuccess: () => refetch(),
  })`,
      ],
    ),
    'answer first': start(
      [
        'useQuery,',
        `useQuery,
  useQueryClient,`,
      ],
      [
        'const api = useApi()',
        `const api = useApi()
  const client = useQueryClient()`,
      ],
      [
        `}),
  })`,
        `}),
    async onSuccess(todo) {
      const { queryKey } = todosQuery(api)
      client.setQueryData(
        queryKey,
        (todos) => todos && [...todos, todo],
      )
      await client.invalidateQueries({ queryKey })
    },
  })`,
      ],
    ),
  },
  when: {
    refetching:
      'Choose it where the component that adds also reads the list. It refetches this one query, and no other that the change concerns.',
    'answer first':
      'Choose it where the list is slow: the new todo shows at once, and the refetch brings what else has changed.',
  },
  wrong: {
    resetting: [solution(['invalidateQueries', 'resetQueries']), /The list was gone while the new one/],
    'adding only the answer': [
      start([
        `}),
  })`,
        `}),
    onSuccess: (todo, _title, _result, { client }) => {
      client.setQueryData(
        todosQuery(api).queryKey,
        (todos) => todos && [...todos, todo],
      )
    },
  })`,
      ]),
      /Bread is not.*ask for the list again/,
    ],
    'a second instead of the list': [
      solution([
        '      client.invalidateQueries({ queryKey: todosQuery(api).queryKey }),',
        `{
      void client.invalidateQueries({ queryKey: todosQuery(api).queryKey })
      return new Promise((over) => setTimeout(over, 1000))
    },`,
      ]),
      /free before Milk was in the list/,
    ],
    'busy by hand': [
      solution(
        ['import { useApi }', "import { useState } from 'react'\nimport { useApi }"],
        ['  const { mutate, isPending }', '  const [busy, setBusy] = useState(false)\n  const { mutate }'],
        [
          `onSuccess: (_todo, _title, _result, { client }) =>
      client.invalidateQueries({ queryKey: todosQuery(api).queryKey }),`,
          `onMutate: () => setBusy(true),
    onSuccess: async (_todo, _title, _result, { client }) => {
      await client.invalidateQueries({ queryKey: todosQuery(api).queryKey })
      setBusy(false)
    },`,
        ],
        ['pending={isPending}', 'pending={busy}'],
      ),
      /has to be taken back after a failure, too/,
    ],
    'invalidating everything': [
      solution(['invalidateQueries({ queryKey: todosQuery(api).queryKey })', 'invalidateQueries()']),
      /You asked for the posts, too/,
    ],
  },
}
