import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema } from '#contract/todo.ts'
import { Tile } from '#ui/Tile.tsx'
import { Tiles } from '../../demos/Tiles.tsx'

export function TodoCount() {
  const api = useApi()
  const todos = useQuery({
    queryKey: ['todos'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
  })
  return (
    <Tiles>
      <Tile label="Todos" value={todos.data?.length ?? 0} />
    </Tiles>
  )
}
