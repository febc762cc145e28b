import { solution, start } from '#course/exercise/exercise.ts'
import type { Answers } from '#course/exercise/exercise.ts'

export const answers: Answers = {
  right: {
    'the same key twice': start(["todos', 'all'", "todos'"], ["todos', 'done'", "todos'"]),
    select: solution([
      `todos = useQuery(todosQuery(useApi()))
  return (
    <TodoTile
      label="Done"
      count={todos.data?.filter(({ completed }) => completed).length}
    />
  )`,
      `done = useQuery({
    ...todosQuery(useApi()),
    select: (todos) =>
      todos.filter(({ completed }) => completed).length,
  })
  return <TodoTile label="Done" count={done.data} />`,
    ]),
  },
  when: {
    'the same key twice':
      'Choose it for two readers that you see at once. `queryOptions` keeps them alike when there are more.',
    select:
      'Choose it where a component shows a part: it renders when the part changes, and not with each change of the list.',
  },
  wrong: {
    'reading the cache': [
      solution(
        [
          "import { queryOptions, useQuery } from '@tanstack/react-query'",
          `import {
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'`,
        ],
        [
          `const todos = useQuery(todosQuery(useApi()))
  return (`,
          `const todos = {
    data: useQueryClient().getQueryData(todosQuery(useApi()).queryKey),
  }
  return (`,
        ],
      ),
      /the tile Done does not show them/,
    ],
    disabled: [
      solution([
        `const todos = useQuery(todosQuery(useApi()))
  return (`,
        `const todos = useQuery({ ...todosQuery(useApi()), enabled: false })
  return (`,
      ]),
      /Alone on a screen, the tile Done never asks/,
    ],
    'sorting the list': [
      solution([
        'todos.data?.filter(({ completed }) => completed).length',
        `todos.data
        ?.sort((one, other) => Number(other.completed) - Number(one.completed))
        .filter(({ completed }) => completed).length`,
      ]),
      /a tile has changed the list itself/,
    ],
  },
}
