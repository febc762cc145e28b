import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'asking the server': solution([
      `    onError: (_error, { id }, _result, { client }) =>
      client.setQueryData(queryKey, (todos) =>
        todos?.filter((todo) => todo.id !== id),
      ),
`,
      '',
    ]),
    'the answer instead of the list': solution(
      [
        `  const mutationKey = ['todos', 'add']
`,
        '',
      ],
      [
        `    mutationKey,
`,
        '',
      ],
      [
        `    async onSettled(_todo, _error, _added, _result, { client }) {
      // Only the last add asks for the list. It counts itself.
      if (client.isMutating({ mutationKey }) === 1)
        await client.invalidateQueries({ queryKey })
    },`,
        `    onSuccess: (saved, { id }, _result, { client }) => {
      client.setQueryData(queryKey, (todos) =>
        todos?.map((todo) => (todo.id === id ? saved : todo)),
      )
    },`,
      ],
    ),
  },
  when: {
    'asking the server':
      'Choose it where a failed add may stay until the refetch is here. It is less code, and the list is wrong for a moment longer.',
    'the answer instead of the list':
      'Choose it where the answer says all that has changed: no list has to be asked for. What others have changed stays unknown.',
  },
  wrong: {
    'asking for each': [
      solution([
        `      // Only the last add asks for the list. It counts itself.
      if (client.isMutating({ mutationKey }) === 1)
        await`,
        '      await',
      ]),
      /While another add is in flight, do not ask for the list/,
    ],
    'asking in a callback of mutate': [
      solution(
        [
          `    async onSettled(_todo, _error, _added, _result, { client }) {
      // Only the last add asks for the list. It counts itself.
      if (client.isMutating({ mutationKey }) === 1)
        await client.invalidateQueries({ queryKey })
    },
`,
          '',
        ],
        [
          'onAdd={mutate} />',
          `onAdd={(todo) =>
        mutate(todo, {
          onSettled: (_todo, _error, _added, _result, { client }) =>
            client.isMutating({ mutationKey }) === 1
              ? client.invalidateQueries({ queryKey })
              : undefined,
        })
      }
    />`,
        ],
      ),
      /what is given to `mutate` for the latest add alone/,
    ],
    'without cancelling': [
      solution(['      await client.cancelQueries({ queryKey })\n', '']),
      /Cancel it first/,
    ],
  },
}
