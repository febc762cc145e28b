import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { latestAt, shownAt } from './axis.ts'
import { showFrame } from './frameOf.ts'
import type { Playhead } from './playhead.ts'
import type { Recording } from './recording.ts'
import { useStore } from 'zustand'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** What a demo showed where the playhead is: a copy that nobody can use. What it shows is there in words, too. */
export function KeptFrame({ recording, playhead }: { recording: Recording; playhead: Playhead }) {
  const place = useRef<HTMLDivElement>(null)
  const says = useStore(playhead.store, ({ at }) => shownAt(recording, at))

  // With its words, not after them.
  useLayoutEffect(() => {
    const show = ({ at }: { at: number }) => {
      const frame = latestAt(recording.frames, at, (one) => one.at)
      if (place.current && frame) showFrame(place.current, frame.element)
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
