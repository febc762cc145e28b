import {
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import { AddForm, TodoTitles } from './TodosAndPosts.tsx'

const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

export function AddTodo() {
  const api = useApi()
  const { mutate, isPending } = useMutation({
    mutationFn: (title: string) =>
      api.post('todos', {
        schema: TodoSchema,
        body: { title, completed: false },
      }),
    onSuccess: (_todo, _title, _result, { client }) =>
      client.invalidateQueries({ queryKey: todosQuery(api).queryKey }),
  })
  return <AddForm pending={isPending} onAdd={mutate} />
}

export function Todos() {
  const todos = useQuery(todosQuery(useApi()))
  return <TodoTitles todos={todos.data} />
}
