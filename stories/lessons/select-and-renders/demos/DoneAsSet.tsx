import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import type { Todo } from '#contract/todo.ts'
import { Reader } from '#screens/select-and-renders/Reader.tsx'
import { listQuery } from './listQuery.ts'
import { TodoBench } from './TodoBench.tsx'

/** Wrong: it is a new Set each time. */
const doneIds = (todos: readonly Todo[]) => {
  const ids = todos.filter((todo) => todo.completed).map((todo) => todo.id)
  return new Set(ids)
}

function DoneIds() {
  const { data } = useQuery({ ...listQuery(useApi()), select: doneIds })
  return <Reader name="Done">{data ? `ids: ${[...data].join(', ')}` : 'Loading...'}</Reader>
}

export function Done() {
  return (
    <TodoBench>
      <DoneIds />
    </TodoBench>
  )
}
