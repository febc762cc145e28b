import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import { TodoTile } from '../TodoTile.tsx'

const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
  })

export function AllTodos() {
  const todos = useQuery(todosQuery(useApi()))
  return <TodoTile label="All" count={todos.data?.length} />
}

export function DoneTodos() {
  const todos = { data: useQueryClient().getQueryData(todosQuery(useApi()).queryKey) }
  return <TodoTile label="Done" count={todos.data?.filter(({ completed }) => completed).length} />
}
