import { useRef } from 'react'
import { styled } from 'styled-components'
import { placeOn } from '#ui/axis.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Column } from '#ui/layout.ts'
import { usePrefersReducedMotion } from '#ui/useMediaQuery.ts'
import { useNow } from '#ui/useNow.ts'
import type { CacheSnapshot } from './cacheHistory.ts'
import { Legend } from './Legend.tsx'
import { MarkerRow } from './MarkerRow.tsx'
import { latestMoment, paceOf } from './pace.ts'
import { SIGN_WIDTH } from './Row.tsx'
import { SegmentRow } from './SegmentRow.tsx'
import { TimeAxis } from './TimeAxis.tsx'
import { useIsOnScreen } from './useIsOnScreen.ts'

export interface CacheDrawingProps {
  snapshot: CacheSnapshot
  /** The time shown, in ms before now. */
  spanMs: number
}

/** A lane for each key, from `spanMs` ago until now. Countdowns and bars move only while the drawing is visible. */
export function CacheDrawing({ snapshot, spanMs }: CacheDrawingProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isOnScreen = useIsOnScreen(frame)
  const calm = usePrefersReducedMotion()
  const tick = useNow((now) => (isOnScreen ? paceOf(snapshot, { now, spanMs, calm }) : undefined))
  const now = Math.max(tick, latestMoment(snapshot))

  const unclamped = placeOn(now - spanMs, now)
  const place = (at: number) => Math.min(100, Math.max(0, unclamped(at)))
  const lanes = snapshot.lanes.filter(({ segments }) =>
    segments.some(({ state, from, to = now }) => (state === 'gone' ? from : to) > now - spanMs),
  )
  const markers = snapshot.markers.filter(({ at }) => at > now - spanMs)

  return (
    <Column $gap="s" ref={frame}>
      {lanes.length + markers.length === 0 ? (
        <EmptyState>Nothing in the cache any longer</EmptyState>
      ) : (
        <Scroll role="group" aria-label="Lanes" tabIndex={0}>
          <List>
            {lanes.map((lane) => (
              <SegmentRow key={lane.hash} lane={lane} now={now} place={place} calm={calm} />
            ))}
            {markers.length > 0 && <MarkerRow markers={markers} place={place} />}
          </List>
        </Scroll>
      )}
      <TimeAxis spanMs={spanMs} />
      <Legend />
    </Column>
  )
}

const Scroll = styled.div`
  max-height: var(--scroller-height, 26rem);
  overflow: auto;
`

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  padding-inline-end: ${SIGN_WIDTH};
  list-style: none;
`
