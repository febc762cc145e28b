import {
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { TwoButtons } from './TwoButtons.tsx'

const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

export function Todos() {
  const api = useApi()
  const todos = useQuery(todosQuery(api))
  const { queryKey } = todosQuery(api)
  const { mutate } = useMutation({
    mutationFn: (todo: Todo) =>
      api.post('todos', { schema: TodoSchema, body: todo }),
    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(
        queryKey,
        (todos) => todos && [...todos, todo],
      )
      return { before }
    },
    onError: (_error, _todo, result, { client }) =>
      client.setQueryData(queryKey, result?.before),
    onSettled: (_todo, _error, _added, _result, { client }) =>
      client.invalidateQueries({ queryKey }),
  })
  return <TwoButtons todos={todos.data} onAdd={mutate} />
}
