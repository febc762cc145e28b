import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { Reader } from '#screens/select-and-renders/Reader.tsx'
import { listQuery } from './listQuery.ts'
import { TodoBench } from './TodoBench.tsx'

const useTodos = () => useQuery(listQuery(useApi()))

/** Wrong: `...rest` reads every field. */
function Title() {
  const { data, ...rest } = useTodos()
  if (rest.isPending) return <Reader name="Title">Loading...</Reader>
  return <Reader name="Title">{data?.[0]?.title}</Reader>
}

export function Titles() {
  return (
    <TodoBench>
      <Title />
    </TodoBench>
  )
}
