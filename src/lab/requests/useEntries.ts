import { useMemo, useSyncExternalStore } from 'react'
import type { LoggedRequest, RequestLog } from '#api/requestLog.ts'

/** The requests of a log, renewed once per frame however many there are. */
export function useEntries(log: RequestLog): readonly LoggedRequest[] {
  const { subscribe, entries } = useMemo(() => perFrame(log), [log])
  return useSyncExternalStore(subscribe, entries, entries)
}

function perFrame(log: RequestLog) {
  let shown = log.entries()

  return {
    entries: () => shown,
    subscribe(listener: () => void): () => void {
      let frame: number | undefined
      const show = () => {
        frame = undefined
        shown = log.entries()
        listener()
      }
      // What came between the first render and now.
      shown = log.entries()
      const stop = log.subscribe(() => void (frame ??= requestAnimationFrame(show)))
      return () => {
        stop()
        if (frame !== undefined) cancelAnimationFrame(frame)
      }
    },
  }
}
