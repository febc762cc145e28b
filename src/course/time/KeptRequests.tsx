import { useStore } from 'zustand'
import { RequestLine } from '#course/world/RequestStrip.tsx'
import type { Playhead } from './playhead.ts'
import type { Recording } from './recording.ts'
import { requestsAt } from './requestsAt.ts'

/** The requests that a demo had made where the playhead is, and what had become of them by then. */
export function KeptRequests({ recording, playhead }: { recording: Recording; playhead: Playhead }) {
  // One number for all moments between two of its changes.
  useStore(playhead.store, ({ at }) => changesUntil(recording, at))
  return <RequestLine entries={requestsAt(recording, playhead.store.getState().at)} />
}

function changesUntil({ requests }: Recording, at: number): number {
  return requests.flatMap(({ from, to = Infinity }) => [from, to]).filter((time) => time <= at).length
}
