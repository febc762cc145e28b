import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { color, radius } from '#ui/tokens.ts'
import type { Span } from './axis.ts'
import { lanes } from './lanesLook.ts'
import type { Playhead } from './playhead.ts'

/** Rings on the ruler, at moments that something beside the axis is about. */
export function Marks({ axis: { from, to }, playhead }: { axis: Span; playhead: Playhead }) {
  const marks = useStore(playhead.marks)
  return (
    <Line aria-hidden>
      {marks.map((at) => (
        <Ring key={at} style={{ insetInlineStart: `${((at - from) / (to - from)) * 100}%` }} />
      ))}
    </Line>
  )
}

const Line = styled.div`
  position: absolute;
  inset-block-end: 1.75rem;
  ${lanes}
  height: 0;
  pointer-events: none;
`

const Ring = styled.span`
  position: absolute;
  box-sizing: border-box;
  width: 0.75rem;
  height: 0.75rem;
  border: 2.5px solid ${color.accent};
  border-radius: ${radius.round};
  background: ${color.surface};
  translate: -50% -50%;
`
