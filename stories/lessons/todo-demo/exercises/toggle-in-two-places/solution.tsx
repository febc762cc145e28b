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
import { ListAndDetail } from './ListAndDetail.tsx'

const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

const todoQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['todos', 'detail', id],
    queryFn: ({ signal }) =>
      api.get(`todos/${id}`, { schema: TodoSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

export function Todos() {
  const api = useApi()
  const todos = useQuery(todosQuery(api))
  const todo = useQuery(todoQuery(api, 1))
  const mutationKey = ['todos', 'toggle']
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id, completed }: Pick<Todo, 'id' | 'completed'>) =>
      api.patch(`todos/${id}`, {
        schema: TodoSchema,
        body: { completed },
      }),
    async onMutate({ id, completed }, { client }) {
      await client.cancelQueries({ queryKey: ['todos'] })
      client.setQueryData(todosQuery(api).queryKey, (todos) =>
        todos?.map((todo) =>
          todo.id === id ? { ...todo, completed } : todo,
        ),
      )
      client.setQueryData(
        todoQuery(api, id).queryKey,
        (todo) => todo && { ...todo, completed },
      )
    },
    async onSettled(_todo, _error, _toggle, _result, { client }) {
      // Only the last toggle asks the server. It counts itself.
      if (client.isMutating({ mutationKey }) === 1)
        await client.invalidateQueries({ queryKey: ['todos'] })
    },
  })
  return (
    <ListAndDetail
      todos={todos.data}
      todo={todo.data}
      onToggle={({ id, completed }) =>
        mutate({ id, completed: !completed })
      }
    />
  )
}
