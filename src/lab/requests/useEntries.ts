import { useMemo, useSyncExternalStore } from 'react'
import type { LoggedRequest, RequestLog } from '#api/requestLog.ts'

/** The requests of a log, updated at most once per frame. */
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
      // Includes requests since the first render.
      shown = log.entries()
      const stop = log.subscribe(() => void (frame ??= requestAnimationFrame(show)))
      return () => {
        stop()
        if (frame !== undefined) cancelAnimationFrame(frame)
      }
    },
  }
}
