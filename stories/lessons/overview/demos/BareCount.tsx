import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { Tile } from '#ui/Tile.tsx'
import { Tiles } from './Tiles.tsx'

/** Wrong: an empty list, a pending one and a failed one all show 0. */
export function BareCount() {
  const todos = useQuery(todosQuery(useApi()))
  return (
    <Tiles>
      <Tile label="Todos" value={todos.data?.length ?? 0} />
    </Tiles>
  )
}
