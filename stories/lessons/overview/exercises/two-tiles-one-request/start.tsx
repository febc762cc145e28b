import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema } from '#contract/todo.ts'
import { TodoTile } from './TodoTile.tsx'

export function AllTodos() {
  const api = useApi()
  const todos = useQuery({
    queryKey: ['todos', 'all'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
  })
  return <TodoTile label="All" count={todos.data?.length} />
}

export function DoneTodos() {
  const api = useApi()
  const todos = useQuery({
    queryKey: ['todos', 'done'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
  })
  return (
    <TodoTile
      label="Done"
      count={todos.data?.filter(({ completed }) => completed).length}
    />
  )
}
