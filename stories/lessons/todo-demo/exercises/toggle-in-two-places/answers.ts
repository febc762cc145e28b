import { solution } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'one updater for both': solution([
      `      client.setQueryData(todosQuery(api).queryKey, (todos) =>
        todos?.map((todo) =>
          todo.id === id ? { ...todo, completed } : todo,
        ),
      )
      client.setQueryData(
        todoQuery(api, id).queryKey,
        (todo) => todo && { ...todo, completed },
      )
`,
      `      const toggled = (todo: Todo) =>
        todo.id === id ? { ...todo, completed } : todo
      client.setQueriesData<Todo | Todo[]>(
        { queryKey: ['todos'] },
        (data) =>
          Array.isArray(data) ? data.map(toggled) : data && toggled(data),
      )
`,
    ]),
    'one todo of a snapshot': solution(
      [
        `cancelQueries({ queryKey: ['todos'] })
`,
        `cancelQueries({ queryKey: ['todos'] })
      const before = client
        .getQueryData(todosQuery(api).queryKey)
        ?.find((todo) => todo.id === id)
`,
      ],
      [
        `{ ...todo, completed },
      )
    },`,
        `{ ...todo, completed },
      )
      return before
    },
    onError(_error, { id }, before, { client }) {
      if (before === undefined) return
      client.setQueryData(todosQuery(api).queryKey, (todos) =>
        todos?.map((todo) => (todo.id === id ? before : todo)),
      )
      client.setQueryData(
        todoQuery(api, id).queryKey,
        (todo) => todo && before,
      )
    },`,
      ],
    ),
  },
  when: {
    'one updater for both':
      'Choose it where a todo may stand in many entries: one updater goes through all keys that begin with `todos`.',
    'one todo of a snapshot':
      'Choose it where more than one field changes: what comes back is the whole todo as it was.',
  },
  wrong: {
    'cancelling the list alone': [
      solution(["cancelQueries({ queryKey: ['todos'] })", 'cancelQueries(todosQuery(api))']),
      /^In the detail, Tea was/,
    ],
    'asking for the list alone': [
      solution(["invalidateQueries({ queryKey: ['todos'] })", 'invalidateQueries(todosQuery(api))']),
      /Your list says open, and your detail says done/,
    ],
    'waiting for the list': [
      solution(['await client.cancelQueries(', 'await client.invalidateQueries(']),
      /`onMutate` had not come to its end/,
    ],
    'the detail of tea': [
      solution(['todoQuery(api, id).queryKey', 'todoQuery(api, 1).queryKey']),
      /and Tea changed as well/,
    ],
  },
}
