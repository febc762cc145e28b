import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { color } from '#ui/tokens.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { RequestLine } from '#course/world/RequestStrip.tsx'
import type { LoggedRequest } from '#api/requestLog.ts'
import type { Playhead } from './playhead.ts'
import type { Recording } from './recording.ts'
import { latestAt, shownAt } from './axis.ts'
import { showCopy } from './stageCopy.ts'

/** What stands in a demo's place while its run is replayed: its page, and its row of requests. */
export function keptOf(
  recording: Recording,
  playhead: Playhead,
  key?: string,
): { frame: ReactNode; requests: ReactNode } {
  const run = { recording, playhead }
  return { frame: <KeptFrame key={key} {...run} />, requests: <KeptRequests key={key} {...run} /> }
}

/** What a demo showed where the playhead is: a copy that nobody can use. What it shows is there in words, too. */
function KeptFrame({ recording, playhead }: { recording: Recording; playhead: Playhead }) {
  const place = useRef<HTMLDivElement>(null)
  const says = useStore(playhead.store, ({ at }) => shownAt(recording, at))

  // With its words, not after them.
  useLayoutEffect(() => {
    const show = ({ at }: { at: number }) => {
      const frame = latestAt(recording.frames, at, (one) => one.at)
      if (place.current && frame) showCopy(place.current, frame.element)
    }
    // As high as its highest frame, so that nothing below it moves while it plays.
    const height = Math.max(0, ...recording.frames.map((frame) => frame.height ?? 0))
    if (place.current && height > 0) place.current.style.minHeight = `${height}px`
    show(playhead.store.getState())
    return playhead.store.subscribe(show)
  }, [recording, playhead])

  return (
    <>
      <VisuallyHidden>The page shows {says}.</VisuallyHidden>
      <Copy ref={place} aria-hidden title="A picture of the run" />
    </>
  )
}

/** The requests that a demo had made where the playhead is, and what had become of them by then. */
function KeptRequests({ recording, playhead }: { recording: Recording; playhead: Playhead }) {
  // One number for all moments between two of its changes.
  useStore(playhead.store, ({ at }) => changesUntil(recording, at))
  return <RequestLine entries={requestsAt(recording, playhead.store.getState().at)} />
}

function changesUntil({ requests }: Recording, at: number): number {
  return requests.flatMap(({ from, to = Infinity }) => [from, to]).filter((time) => time <= at).length
}

/** The log of a run as it was at a moment. */
export function requestsAt({ requests }: Recording, at: number): readonly LoggedRequest[] {
  return requests
    .filter(({ from }) => from <= at)
    .map(({ id, says, from, to, outcome }) => {
      const hasEnded = to !== undefined && to <= at
      return {
        id,
        ...methodAndPath(says),
        startedAt: from,
        outcome: hasEnded ? outcome : 'pending',
        durationMs: hasEnded ? to - from : undefined,
      }
    })
}

/** A request that says no method is a GET. */
function methodAndPath(says: string): { method: string; path: string } {
  const [method = '', path] = says.split(' ')
  return path === undefined ? { method: 'GET', path: says } : { method, path }
}

/** Dashed, so that it does not look like what can be pressed. */
const Copy = styled.div`
  outline: 2px dashed ${color.outline};
  outline-offset: -2px;
  cursor: not-allowed;

  [data-focused] {
    outline: 2.5px solid ${color.focus};
    outline-offset: 2px;
  }
`
