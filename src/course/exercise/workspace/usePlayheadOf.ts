import { useSyncExternalStore } from 'react'
import { lineAt } from './trace.ts'
import type { Ran } from './trace.ts'
import type { RecordedRun } from './useRecordedRun.tsx'

/** Where one is in a recorded run: the line that ran last, and whether it is before the end, where the page itself is still there. */
export function usePlayheadOf(
  run: RecordedRun | undefined,
  ran: readonly Ran[],
): { isBefore: boolean; line: number | undefined } {
  const subscribe = (listener: () => void) => run?.playhead.store.subscribe(listener) ?? (() => undefined)
  const isBefore = useSyncExternalStore(
    subscribe,
    () => run !== undefined && run.playhead.store.getState().at < run.axis.to,
  )
  const line = useSyncExternalStore(subscribe, () =>
    run !== undefined && run.playhead.store.getState().at < run.axis.to
      ? lineAt(ran, run.zero + run.playhead.store.getState().at)
      : undefined,
  )
  return { isBefore, line }
}
