import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema } from '#contract/todo.ts'
import { Alert } from '#ui/Alert.tsx'
import { Tile } from '#ui/Tile.tsx'
import { Tiles } from '../../../demos/Tiles.tsx'

export function TodoCount() {
  const api = useApi()
  const todos = useQuery({
    queryKey: ['todos'],
    queryFn: ({ signal }) => api.get('todos', { schema: TodoListSchema, signal }),
  })

  if (todos.isLoadingError)
    return (
      <Alert action={{ label: 'Retry', onClick: () => void todos.refetch() }}>{todos.error.message}</Alert>
    )
  if (!todos.data?.length) return <p>Loading...</p>
  return (
    <Tiles>
      <Tile label="Todos" value={todos.data?.length ?? 0} />
    </Tiles>
  )
}
