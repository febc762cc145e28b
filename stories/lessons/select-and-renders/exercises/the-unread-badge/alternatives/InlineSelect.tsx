import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import { Reader } from '#features/renders/Reader.tsx'

/** This server's messages are todos: one that is not completed is unread. */
const messagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
  })

export function UnreadBadge() {
  const { data } = useQuery({
    ...messagesQuery(useApi()),
    select: (messages) => messages.filter(({ completed }) => !completed).length,
  })
  return <Reader name="Badge">{data} unread</Reader>
}
