import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema } from '#contract/todo.ts'
import { TodoTile } from '../TodoTile.tsx'

function useTodos() {
  const api = useApi()
  return useQuery({
    queryKey: ['todos', 'list'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
    staleTime: 10_000,
  })
}

export function AllTodos() {
  const todos = useTodos()
  return <TodoTile label="All" count={todos.data?.length} />
}

export function DoneTodos() {
  const todos = useTodos()
  return <TodoTile label="Done" count={todos.data?.filter(({ completed }) => completed).length} />
}
