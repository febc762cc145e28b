import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { CountTile } from '#screens/parts/CountTile.tsx'
import { Tiles } from './Tiles.tsx'

/** Right: the same 0, with the query's state beside it. */
export function CountWithItsReason() {
  const todos = useQuery(todosQuery(useApi()))
  return (
    <Tiles>
      <CountTile label="Todos" query={todos} count={todos.data?.length} />
    </Tiles>
  )
}
