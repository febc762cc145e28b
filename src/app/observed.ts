import type { RequestLog } from '#api/requestLog.ts'
import type { ServerRecording } from '#lab/serverRecording.ts'
import type { Network } from '#mocks/network.ts'

/** What the lab can observe and change of a backend. */
export interface Observed {
  log: RequestLog
  /** Undefined for a real server, whose network the lab cannot change. */
  network: Network | undefined
  /** What is recorded of it; undefined where the code that records did not come. */
  recording: ServerRecording | undefined
}

/** Fetches the code that records, and gives it a log before the first request leaves. */
export type LoadRecorder = () => Promise<(log: RequestLog) => ServerRecording>

/** A recorder whose code may not have come. */
export type Recorder = () => Promise<Awaited<ReturnType<LoadRecorder>> | undefined>
