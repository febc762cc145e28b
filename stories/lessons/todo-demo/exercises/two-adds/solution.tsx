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
  const mutationKey = ['todos', 'add']
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (todo: Todo) =>
      api.post('todos', { schema: TodoSchema, body: todo }),
    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(
        queryKey,
        (todos) => todos && [...todos, todo],
      )
    },
    onError: (_error, { id }, _result, { client }) =>
      client.setQueryData(queryKey, (todos) =>
        todos?.filter((todo) => todo.id !== id),
      ),
    async onSettled(_todo, _error, _added, _result, { client }) {
      // Only the last add asks for the list. It counts itself.
      if (client.isMutating({ mutationKey }) === 1)
        await client.invalidateQueries({ queryKey })
    },
  })
  return <TwoButtons todos={todos.data} onAdd={mutate} />
}
