import { solution, start } from '#course/exercise/answers.ts'
import type { Answers } from '#course/exercise/answers.ts'

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
  wrong: {
    removing: [solution(['invalidateQueries', 'removeQueries']), /does not hear that it is removed/],
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
    'promise not returned': [
      start([
        `}),
  })`,
        `}),
    onSuccess: (_todo, _title, _result, { client }) => {
      void client.invalidateQueries({
        queryKey: todosQuery(api).queryKey,
      })
    },
  })`,
      ]),
      /free before Milk was in the list/,
    ],
    'invalidating everything': [
      solution(['invalidateQueries({ queryKey: todosQuery(api).queryKey })', 'invalidateQueries()']),
      /You asked for the posts, too/,
    ],
  },
}
