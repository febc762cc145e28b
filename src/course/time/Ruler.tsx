import { styled } from 'styled-components'
import { useStore } from 'zustand'
import { placeOn, ticksBetween } from '#ui/axis.ts'
import { color, space, radius } from '#ui/tokens.ts'
import type { Span } from './axis.ts'
import type { Playhead } from './playhead.ts'

/** Where the lanes begin and end, in the box of a track. */
export const lanes = `
  inset-inline: calc(var(--demo-inset) + var(--names)) var(--demo-inset);
`

/** The seconds of an axis. */
export function Ruler({ from, to }: Span) {
  const place = placeOn(from, to)
  return (
    <Line aria-hidden>
      <div>
        {ticksBetween(from, to, 5).map((at) => (
          <Tick key={at} style={{ insetInlineStart: `${place(at)}%` }}>
            {at / 1000}
            {at === 0 && ' s'}
          </Tick>
        ))}
      </div>
    </Line>
  )
}

/** Rings on the ruler, at moments that something beside the axis is about. */
export function Marks({ axis: { from, to }, playhead }: { axis: Span; playhead: Playhead }) {
  const marks = useStore(playhead.marks)
  return (
    <RingLine aria-hidden>
      {marks.map((at) => (
        <Ring key={at} style={{ insetInlineStart: `${((at - from) / (to - from)) * 100}%` }} />
      ))}
    </RingLine>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  height: 1.75rem;
  margin-block-start: ${space.xs};

  & > div {
    position: relative;
    grid-column: 2;
    height: 0.875rem;
    border-block-start: 1px solid ${color.outline};
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  @container (max-width: 40rem) {
    grid-template-columns: 0 minmax(0, 1fr);
  }
`

const Tick = styled.span`
  position: absolute;
  inset-block-start: 0.5rem;
  line-height: 1;
  white-space: nowrap;
  translate: -50% 0;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -0.5rem;
    inset-inline-start: 50%;
    height: 0.25rem;
    border-inline-start: 1px solid ${color.outline};
  }
`

const RingLine = styled.div`
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
