import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { ListAndDetail } from '../ListAndDetail.tsx'

const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

const todoQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['todos', 'detail', id],
    queryFn: ({ signal }) => api.get(`todos/${id}`, { schema: TodoSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

export function Todos() {
  const api = useApi()
  const client = useQueryClient()
  const todos = useQuery(todosQuery(api))
  const todo = useQuery(todoQuery(api, 1))
  const { mutate } = useMutation({
    mutationFn: ({ id }: Todo) => {
      const shown = client.getQueryData(todoQuery(api, id).queryKey)
      return api.patch(`todos/${id}`, { schema: TodoSchema, body: { completed: !shown?.completed } })
    },
    async onMutate({ id, completed }) {
      await client.cancelQueries({ queryKey: ['todos'] })
      client.setQueryData(todosQuery(api).queryKey, (todos) =>
        todos?.map((todo) => (todo.id === id ? { ...todo, completed: !completed } : todo)),
      )
      client.setQueryData(todoQuery(api, id).queryKey, (todo) => todo && { ...todo, completed: !completed })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['todos'] }),
  })
  return <ListAndDetail todos={todos.data} todo={todo.data} onToggle={(todo) => mutate(todo)} />
}
