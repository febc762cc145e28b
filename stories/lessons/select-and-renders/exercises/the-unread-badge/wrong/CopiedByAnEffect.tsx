import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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

export function UnreadBadge() {
  const { data } = useQuery(messagesQuery(useApi()))
  const [unread, setUnread] = useState<number>()
  useEffect(() => {
    if (data) setUnread(countUnread(data))
  }, [data])
  return <Reader name="Badge">{unread} unread</Reader>
}
