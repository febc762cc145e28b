import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { Todo } from '#contract/todo.ts'
import { Reader } from '#screens/select-and-renders/Reader.tsx'
import { listQuery } from './listQuery.ts'
import { TodoBench } from './TodoBench.tsx'

// #region title
/** Two components that read one entry of the cache. */
export function TitleAndCount() {
  return (
    <TodoBench>
      <Title />
      <Count />
    </TodoBench>
  )
}

function Title() {
  const { data } = useQuery(listQuery(useApi()))
  return <Reader name="Title">{data?.[0]?.title ?? 'Loading...'}</Reader>
}
// #endregion

// #region count
/** Outside of the component, so it is the same function in each render. */
export const countDone = (todos: readonly Todo[]) => todos.filter((todo) => todo.completed).length

/** Renders when the number changes, and not when a title does. */
function Count() {
  const { data } = useQuery({ ...listQuery(useApi()), select: countDone })
  return <Reader name="Count">{data === undefined ? 'Loading...' : `${data} done`}</Reader>
}
// #endregion
