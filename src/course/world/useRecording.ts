import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { RequestLog } from '#api/requestLog.ts'
import { keepEarlyEvents } from '#lab/earlyEvents.ts'
import { createServerRecording } from '#lab/serverRecording.ts'
import type { ServerRecording } from '#lab/serverRecording.ts'

/** Records a demo for its lab from the first request on; undefined where no lab shows it. */
export function useRecording(
  isWatched: boolean,
  server: { queryClient: QueryClient; log: RequestLog },
): ServerRecording | undefined {
  const [kept] = useState(() =>
    isWatched
      ? { early: keepEarlyEvents(server.queryClient), recording: createServerRecording(server) }
      : undefined,
  )
  // Before the effects in which queries make their requests.
  useLayoutEffect(() => kept?.recording.start(kept.early), [kept])
  return kept?.recording
}
