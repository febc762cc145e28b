import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { Reader } from '#features/renders/Reader.tsx'

/** This server's messages are todos: one that is not completed is unread. */
const messagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
  })

const countUnread = (messages: readonly Todo[]) => messages.filter((message) => !message.completed).length

const summary = (messages: readonly Todo[]) => ({ unread: countUnread(messages), all: messages.length })

export function UnreadBadge() {
  const { data } = useQuery({ ...messagesQuery(useApi()), select: summary })
  return <Reader name="Badge">{data?.unread} unread</Reader>
}
