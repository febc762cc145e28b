import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { Todo } from '#contract/todo.ts'
import { Reader } from '#features/renders/Reader.tsx'
import { listQuery } from './listQuery.ts'
import { TodoBench } from './TodoBench.tsx'

/** Right: plain data is shared. The component gets the old array as long as the ids are the same. */
const doneIds = (todos: readonly Todo[]) => todos.filter((todo) => todo.completed).map((todo) => todo.id)

function DoneIds() {
  const { data } = useQuery({ ...listQuery(useApi()), select: doneIds })
  return <Reader name="Done">{data ? `ids ${data.join(', ')}` : 'Loading...'}</Reader>
}

export function Done() {
  return (
    <TodoBench>
      <DoneIds />
    </TodoBench>
  )
}
