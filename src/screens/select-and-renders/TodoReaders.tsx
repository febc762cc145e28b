import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { Todo } from '#contract/todo.ts'
import { Reader } from './Reader.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'

// #region spread
/** Reads every field of the result, because spreading copies them all. */
export function SpreadReader() {
  const todos = { ...useQuery(todosQuery(useApi())) }
  return (
    <Reader name="Spread" code="{ ...useQuery(todos) }">
      {todos.data?.[0]?.title}
    </Reader>
  )
}
// #endregion

// #region named
/** Reads one field of the result. */
export function NamedReader() {
  const { data } = useQuery(todosQuery(useApi()))
  return (
    <Reader name="Named" code="const { data } = useQuery(todos)">
      {data?.[0]?.title}
    </Reader>
  )
}
// #endregion

// #region count
const countDone = (todos: readonly Todo[]) => todos.filter(({ completed }) => completed).length

/** Reads one number. */
export function CountReader() {
  const { data } = useQuery({ ...todosQuery(useApi()), select: countDone })
  return (
    <Reader name="Count" code="select: countDone">
      {data} done
    </Reader>
  )
}
// #endregion

// #region set
const idsOfDone = (todos: readonly Todo[]) =>
  new Set(todos.filter(({ completed }) => completed).map(({ id }) => id))

/** Reads a set, which is a new one after each change of the list. */
export function SetReader() {
  const { data } = useQuery({ ...todosQuery(useApi()), select: idsOfDone })
  return (
    <Reader name="Set" code="select: (todos) => new Set(…)">
      {data?.size} done
    </Reader>
  )
}
// #endregion
