import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { Reader } from '#screens/select-and-renders/Reader.tsx'
import { RenderBench } from '#screens/select-and-renders/RenderBench.tsx'
import { useTodoChanges } from '#screens/select-and-renders/useTodoChanges.ts'
import { Ground } from '#course/story/Ground.ts'
import { listQuery } from '../../demos/listQuery.ts'

/** A badge beside the newest message, with buttons that change the messages on the server. */
export function Inbox({ badge, isAlone = false }: { badge: ReactNode; isAlone?: boolean }) {
  const { Refetch, Rename, Toggle } = useTodoChanges()
  return (
    <Ground>
      <RenderBench actions={{ Refetch, Rename, Read: Toggle }}>
        {badge}
        {!isAlone && <Newest />}
      </RenderBench>
    </Ground>
  )
}

function Newest() {
  const { data } = useQuery(listQuery(useApi()))
  return <Reader name="Newest">{data?.[0]?.title ?? 'Loading...'}</Reader>
}
