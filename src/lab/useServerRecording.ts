import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type { RequestLog } from '#api/requestLog.ts'
import type { Network } from '#mocks/network.ts'
import { createServerRecording } from './serverRecording.ts'
import type { ServerRecording } from './serverRecording.ts'

/** The server of a demo or of the app, as the lab sees it. */
export interface WatchedServer {
  queryClient: QueryClient
  log: RequestLog
  /** Undefined for a real server, whose network the lab cannot change. */
  network: Network | undefined
  /** What was recorded before the lab opened. Without it the lab records while it is open. */
  recording?: ServerRecording | undefined
}

/** The recording of a server: the given one, or one that begins now. Undefined without a server. */
export function useServerRecording(server: WatchedServer | undefined): ServerRecording | undefined {
  const given = server?.recording
  const [own] = useState(() => (server && !given ? createServerRecording(server) : undefined))
  // Before the effects in which queries make their requests.
  useLayoutEffect(() => own?.start(), [own])
  return given ?? own
}
