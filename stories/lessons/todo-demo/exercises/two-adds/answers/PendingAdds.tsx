import { queryOptions, useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { ApiClient } from '#api/client.ts'
import { STALE_TIME_MS } from '#api/staleTime.ts'
import { TodoListSchema, TodoSchema } from '#contract/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { TwoButtons } from '../TwoButtons.tsx'

const todosQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
    staleTime: STALE_TIME_MS,
  })

export function Todos() {
  const api = useApi()
  const todos = useQuery(todosQuery(api))
  const { queryKey } = todosQuery(api)
  const { mutate } = useMutation({
    mutationKey: ['todos', 'add'],
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    onSettled: (_todo, _error, _added, _result, { client }) => client.invalidateQueries({ queryKey }),
  })
  const added = useMutationState({
    filters: { mutationKey: ['todos', 'add'], status: 'pending' },
    select: ({ state }) => state.variables as Todo,
  })
  return <TwoButtons todos={todos.data && [...todos.data, ...added]} onAdd={mutate} />
}
