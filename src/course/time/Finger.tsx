import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { styled } from 'styled-components'
import { size } from '#ui/tokens.ts'
import type { Span } from './axis.ts'
import { lanes } from './Ruler.tsx'
import type { Playhead } from './playhead.ts'

interface FingerProps {
  axis: Span
  playhead: Playhead
  /** The id of the slider, which gets the focus. */
  slider: string
}

/**
 * Where a finger moves the playhead. A browser's own slider jumps to a finger that is only about to scroll the page, or moves for none
 * that is beside its knob.
 */
export function Finger({ axis, playhead, slider }: FingerProps) {
  /** Where it came down, and whether it has gone along the axis. One that goes across it scrolls the page, of which the browser tells a moment later. */
  const down = useRef<{ x: number; y: number; isAlong: boolean }>(undefined)

  function begin({ button, currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    down.current = { x, y, isAlong: false }
  }

  function move(event: PointerEvent): void {
    if (down.current === undefined) return
    const { x, y } = down.current
    down.current.isAlong ||= Math.abs(event.clientX - x) > Math.abs(event.clientY - y)
    if (down.current.isAlong) follow(event)
  }

  function follow({ currentTarget, clientX }: PointerEvent): void {
    if (down.current === undefined) return
    const { left, width } = currentTarget.getBoundingClientRect()
    playhead.moveTo(Math.round(axis.from + ((clientX - left) / width) * (axis.to - axis.from)))
  }

  return (
    <FingerArea
      htmlFor={slider}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={(event) => {
        follow(event)
        down.current = undefined
      }}
      onPointerCancel={() => void (down.current = undefined)}
    />
  )
}

/** Over the ruler, and some of the lane above, in which nothing can be pressed. */
const FingerArea = styled.label`
  display: none;

  @media (any-pointer: coarse) {
    position: absolute;
    inset-block-end: 0;
    ${lanes}
    display: block;
    height: ${size.touch};
    cursor: ew-resize;
    touch-action: pan-y;
  }
`
