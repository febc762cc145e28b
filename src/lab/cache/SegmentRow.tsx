import { styled } from 'styled-components'
import { color } from '#ui/tokens.ts'
import { keyText } from '#lab/keyText.ts'
import type { CacheLane } from './lanes.ts'
import type { CacheState } from './queryState.ts'
import { Row } from './Row.tsx'
import type { Place } from '#ui/axis.ts'
import { stateLook } from './stateLook.ts'
import { describeNow } from './wording.ts'

export interface SegmentRowProps {
  lane: CacheLane
  now: number
  place: Place
  /** Whether countdowns show whole seconds only. */
  calm: boolean
}

/** The lane of one cache entry. */
export function SegmentRow({ lane, now, place, calm }: SegmentRowProps) {
  return (
    <Row name={keyText(lane.key)} status={describeNow(lane, now, calm ? 'seconds' : 'tenths')}>
      {lane.segments.map(({ id, state, from, to = now }, index, all) => {
        const [start, end] = [place(from), place(to)]
        if (end === 0) return null
        return (
          <Bar
            key={id}
            $state={state}
            $again={all[index - 1]?.state === state}
            style={{ left: `${start}%`, width: `${end - start}%` }}
          />
        )
      })}
    </Row>
  )
}

const Bar = styled.span<{ $state: CacheState; $again: boolean }>`
  position: absolute;
  inset-block-end: 0;
  /* A request may be over sooner than a pixel is long. */
  min-width: 3px;
  forced-color-adjust: none;
  ${({ $state }) => stateLook[$state]}
  /* The state is as before, but something happened. */
  ${({ $again }) => $again && `border-inline-start: 2px solid ${color.surface};`}
`
