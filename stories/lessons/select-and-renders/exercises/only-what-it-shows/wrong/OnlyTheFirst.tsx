import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { TodoListSchema } from '#contract/todo.ts'
import { Reader } from '#features/renders/Reader.tsx'

const listQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
  })

export function Title() {
  const { data, error } = useQuery(listQuery(useApi()))
  const [title, setTitle] = useState<string>()
  if (title === undefined && data) setTitle(data[0]?.title)
  return <Reader name="Title">{title ?? error?.message ?? 'Loading...'}</Reader>
}
