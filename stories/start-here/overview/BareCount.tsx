import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { Tile } from '#ui/Tile.tsx'
import { Tiles } from './Tiles.tsx'

/** Wrong: no todos, todos on their way, todos that failed to come. All three are 0. */
export function BareCount() {
  const todos = useQuery(todosQuery(useApi()))
  return (
    <Tiles>
      <Tile label="Todos" value={todos.data?.length ?? 0} />
    </Tiles>
  )
}
