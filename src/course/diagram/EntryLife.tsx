import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { openSegment } from '#lab/cache/lanes.ts'
import { useCacheHistory } from '#lab/cache/useCacheHistory.ts'
import { Diagram } from './Diagram.tsx'
import { entryLife } from './entryLife.ts'

/** The life of a cache entry, lit where the one entry of the demo around it is, by the record that the lab draws. */
export function EntryLife() {
  const history = useCacheHistory(useQueryClient())
  const { lanes } = useSyncExternalStore(history.subscribe, history.snapshot, history.snapshot)
  const [lane] = lanes
  const state = lane && openSegment(lane)?.state
  // Its server is always there: nothing waits.
  return <Diagram of={entryLife} lit={state && state !== 'paused' ? [state] : []} />
}
