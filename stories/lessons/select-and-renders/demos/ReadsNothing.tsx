import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { Reader } from '#screens/select-and-renders/Reader.tsx'
import { listQuery } from './listQuery.ts'
import { TodoBench } from './TodoBench.tsx'

/** It subscribes to the query and reads no field of the result. */
function Subscriber() {
  useQuery(listQuery(useApi()))
  return <Reader name="Subscriber">Reads nothing</Reader>
}

export function ReadsNothing() {
  return (
    <TodoBench>
      <Subscriber />
    </TodoBench>
  )
}
