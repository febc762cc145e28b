import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { LoggedRequest } from '#api/requestLog.ts'
import { color, font, radius, space } from '#ui/tokens.ts'
import { inColumns } from './columns.ts'
import { RequestCells } from './RequestCells.tsx'
import { RequestHead } from './RequestHead.tsx'
import type { RequestTracker } from './requestTracker.ts'

const ESTIMATED_HEIGHT = 41
const OVERSCAN = 6
/** The distance from the end, in px, within which the list follows new requests. */
const END = 48

interface RequestRowsProps {
  entries: readonly LoggedRequest[]
  details: RequestTracker['details']
}

/**
 * The requests as a table that scrolls, and follows its end while the reader is there. Only the visible rows are in the
 * document; each has its index. Roles are explicit, because a table laid out as a grid loses them in some browsers.
 */
export function RequestRows({ entries, details }: RequestRowsProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
    overscan: OVERSCAN,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END,
    // The first rows resize the region within its own resize observation, which would be a loop error.
    useAnimationFrameWithResizeObserver: true,
  })

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer])

  return (
    <Viewport ref={viewport} role="region" aria-label="Requests" tabIndex={0}>
      <Table role="table" aria-label="Requests" aria-rowcount={entries.length + 1}>
        <RequestHead />
        <Body role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const entry = entries[index]
            return (
              entry && (
                <Row
                  key={entry.id}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  style={{ translate: `0 ${start}px` }}
                  role="row"
                  aria-rowindex={index + 2}
                >
                  <RequestCells entry={entry} details={details(entry.id)} />
                </Row>
              )
            )
          })}
        </Body>
      </Table>
    </Viewport>
  )
}

const Viewport = styled.div`
  min-height: 0;
  max-height: var(--scroller-height, min(22rem, 60dvh));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Table = styled.table`
  display: block;
  font-size: ${font.small};
  line-height: 1.4;
`

const Body = styled.tbody`
  position: relative;
  display: block;
`

const Row = styled.tr`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  grid-template:
    'method path status' auto
    'trigger trigger duration' auto
    'key key key' auto / auto minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.s};
  padding: ${space.s} ${space.m};
  border-block-start: 1px solid ${color.border};
  ${inColumns}

  &[aria-rowindex='2'] {
    border-color: transparent;
  }
`
