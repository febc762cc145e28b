import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { color, radius, space } from '#ui/tokens.ts'
import { secondsOf } from './axis.ts'
import type { Axis } from './axis.ts'
import { Finger } from './Finger.tsx'
import { Lanes } from './Lanes.tsx'
import { lanes, Marks } from './Ruler.tsx'
import type { Playhead } from './playhead.ts'
import type { Times } from './times.ts'

/** How far an arrow key moves the playhead, in ms of the axis. */
const KEY_STEP_MS = 50

interface TrackProps {
  axis: Axis
  playhead: Playhead
  /** Times that were moved, and with which nothing has run yet. */
  ahead: Times
  /** What happened last at the playhead. */
  says: string
}

/** The lanes, and the slider over them. Its place is written past React: it moves in each frame. */
export function Track({ axis, ahead, playhead, says }: TrackProps) {
  const track = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    const place = ({ at }: { at: number }) => {
      track.current?.style.setProperty('--at', String(((at - axis.from) / (axis.to - axis.from)) * 100))
      if (slider.current) slider.current.value = String(at)
    }
    place(playhead.store.getState())
    return playhead.store.subscribe(place)
  }, [axis, playhead])

  const words = useStore(playhead.store, ({ at, isPlaying }) =>
    isPlaying ? '' : `${secondsOf(at)}. ${says}`,
  )

  function onKeyDown(event: KeyboardEvent): void {
    const keys: Record<string, () => void> = {
      PageUp: () => playhead.step(1),
      PageDown: () => playhead.step(-1),
      ' ': playhead.store.getState().isPlaying ? playhead.pause : playhead.play,
    }
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  return (
    <Box ref={track}>
      <Lanes axis={axis} ahead={ahead} />
      <Marks axis={axis} playhead={playhead} />
      <Head aria-hidden />
      <Slider
        ref={slider}
        id={id}
        type="range"
        aria-label="Time"
        aria-valuetext={words}
        min={axis.from}
        max={axis.to}
        step={KEY_STEP_MS}
        onChange={({ target }) => playhead.moveTo(Number(target.value))}
        onKeyDown={onKeyDown}
      />
      <Finger axis={axis} playhead={playhead} slider={id} />
    </Box>
  )
}

const Box = styled.div`
  --names: 9.5rem;
  --at: 0;

  position: relative;
  padding: ${space.s} var(--demo-inset) 0;

  @container (max-width: 40rem) {
    --names: 0rem;
  }
`

/** Its line and its knob are moved past the layout: a place in each frame would be a shift of the page in each. */
const Head = styled.div`
  position: absolute;
  inset-block: ${space.s} 0.875rem;
  ${lanes}
  container-type: inline-size;
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    translate: calc(var(--at) * 1cqi - 50%) 0;
    background: ${color.accent};
    forced-color-adjust: none;
  }

  &::before {
    inset-block: 0;
    width: 2px;
  }

  &::after {
    inset-block-end: -0.4375rem;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: ${radius.round};
  }
`

/** Unseen over the ruler: the drawn playhead is what is seen of it. */
const Slider = styled.input`
  position: absolute;
  inset-block-end: 0;
  ${lanes}
  width: calc(100% - 2 * var(--demo-inset) - var(--names));
  height: 1.75rem;
  margin: 0;
  opacity: 0;
  cursor: ew-resize;

  ${Box}:has(&:focus-visible) ${Head}::after {
    outline: 2.5px solid ${color.focus};
    outline-offset: 3px;
  }
`
