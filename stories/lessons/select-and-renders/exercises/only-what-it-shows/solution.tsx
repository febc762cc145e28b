import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { Reader } from '#screens/select-and-renders/Reader.tsx'

const listQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
  })

const titleOf = ([first]: readonly Todo[]) =>
  first?.title ?? 'Nothing to do'

export function Title() {
  const todos = useQuery(listQuery(useApi()))
  return (
    <Reader name="Title">
      {todos.isPending && 'Loading...'}
      {todos.data && titleOf(todos.data)} {todos.error?.message}
    </Reader>
  )
}
