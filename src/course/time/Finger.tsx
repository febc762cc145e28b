import { styled } from 'styled-components'
import { size } from '#ui/tokens.ts'
import type { Span } from './axis.ts'
import { lanes } from './lanesLook.ts'
import type { Playhead } from './playhead.ts'
import { useDrag } from './useDrag.ts'

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
  const drag = useDrag({ axis, isLane: true, onDrag: (at) => playhead.moveTo(Math.round(at)) })
  return <Over htmlFor={slider} {...drag} />
}

/** Over the ruler, and some of the lane above, in which nothing can be pressed. */
const Over = styled.label`
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
