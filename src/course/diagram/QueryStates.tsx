import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Diagram } from './Diagram.tsx'
import { queryStates } from './queryStates.ts'

/** The states of a query, lit where the one query of the demo around it is. */
export function QueryStates() {
  const cache = useQueryClient().getQueryCache()
  // Batched, because entries are created during a render.
  const subscribe = (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener))
  const read = () => {
    const state = cache.getAll()[0]?.state
    return state ? (`${state.status} ${state.fetchStatus}` as const) : null
  }
  const state = useSyncExternalStore(subscribe, read, read)
  return <Diagram of={queryStates} lit={state ? [state] : []} />
}
