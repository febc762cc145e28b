import type { ReactNode } from 'react'
import { KeptFrame } from './KeptFrame.tsx'
import { KeptRequests } from './KeptRequests.tsx'
import type { Playhead } from './playhead.ts'
import type { Recording } from './recording.ts'

/** What stands in a demo's place while its run is replayed: its page, and its row of requests. */
export function keptOf(
  recording: Recording,
  playhead: Playhead,
  key?: string,
): { frame: ReactNode; requests: ReactNode } {
  const run = { recording, playhead }
  return { frame: <KeptFrame key={key} {...run} />, requests: <KeptRequests key={key} {...run} /> }
}
