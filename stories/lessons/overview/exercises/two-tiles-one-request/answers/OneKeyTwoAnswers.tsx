import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema } from '#contract/todo.ts'
import { TodoTile } from '../TodoTile.tsx'

export function AllTodos() {
  const api = useApi()
  const count = useQuery({
    queryKey: ['todos'],
    queryFn: async () => (await api.get('todos', { schema: TodoListSchema })).length,
  })
  return <TodoTile label="All" count={count.data} />
}

export function DoneTodos() {
  const api = useApi()
  const done = useQuery({
    queryKey: ['todos'],
    queryFn: async () => {
      const todos = await api.get('todos', { schema: TodoListSchema })
      return todos.filter(({ completed }) => completed).length
    },
  })
  return <TodoTile label="Done" count={done.data} />
}
