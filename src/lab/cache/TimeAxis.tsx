import { styled } from 'styled-components'
import { placeOn, ticksBetween } from '#ui/axis.ts'
import { color, space } from '#ui/tokens.ts'
import { beside, columns, SIGN_WIDTH } from './Row.tsx'

const MINUTE_MS = 60_000

/** The time axis, from ‘30 s’ ago to ‘now’. */
export function TimeAxis({ spanMs }: { spanMs: number }) {
  const [unit, unitMs] = spanMs > MINUTE_MS ? (['min', MINUTE_MS] as const) : (['s', 1000] as const)
  const ago = placeOn(spanMs / unitMs, 0)
  return (
    <Line aria-hidden>
      <Ticks>
        {ticksBetween(0, spanMs / unitMs, 4).map((tick) => (
          <Tick key={tick} $at={ago(tick)}>
            {tick === 0 ? 'now' : `${tick} ${unit}`}
          </Tick>
        ))}
      </Ticks>
    </Line>
  )
}

const Line = styled.div`
  padding-inline-end: ${SIGN_WIDTH};

  ${beside} {
    display: grid;
    grid-template-columns: ${columns};
    gap: ${space.m};
  }
`

const Ticks = styled.div`
  position: relative;
  grid-column: 2;
  height: 1.75rem;
  border-block-start: 1px solid ${color.outline};
  color: ${color.textMuted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`

/** Shifted in proportion to its position, so that the text stays within the axis at both ends. */
const Tick = styled.span<{ $at: number }>`
  position: absolute;
  left: ${({ $at }) => $at}%;
  padding-block-start: 0.375rem;
  white-space: nowrap;
  transform: translateX(-${({ $at }) => $at}%);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    left: ${({ $at }) => $at}%;
    width: 1px;
    height: 0.375rem;
    background: ${color.outline};
  }
`
