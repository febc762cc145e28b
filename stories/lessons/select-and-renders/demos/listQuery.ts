import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'

/** All todos, at the defaults of the library: stale at once. */
export const listQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
  })
