import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoListSchema } from '#contract/todo.ts'
import { Button } from '#ui/Button.tsx'
import { Tile } from '#ui/Tile.tsx'
import { Tiles } from '../../demos/Tiles.tsx'

export function TodoCount() {
  const api = useApi()
  const todos = useQuery({
    queryKey: ['todos'],
    queryFn: ({ signal }) =>
      api.get('todos', { schema: TodoListSchema, signal }),
  })

  function note() {
    if (todos.isPending) return 'Loading...'
    if (todos.isSuccess) return 'from the server'
    return (
      <>
        <span role="alert">{todos.error.message}</span>
        <Button onClick={() => void todos.refetch()}>Retry</Button>
      </>
    )
  }

  return (
    <Tiles>
      <Tile
        label="Todos"
        value={todos.data?.length ?? 0}
        note={note()}
      />
    </Tiles>
  )
}
