import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '#ui/tokens.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import { lastOf, pathToPresent, startOf } from './actionLog.ts'
import type { ActionLog } from './actionRecorder.ts'
import { ActionRow } from './ActionRow.tsx'

const ESTIMATED_HEIGHT = 45
const OVERSCAN = 6
const PAGE = 6

export interface ActionRowsProps {
  log: ActionLog
  onGoTo: (number: number) => void
}

/**
 * The actions; only the visible rows are in the document. The list is one tab stop: arrows, Page Up, Page Down, Home
 * and End move within it. The focused row stays in the document while it is scrolled out of view.
 */
export function ActionRows({ log, onGoTo }: ActionRowsProps) {
  const { entries, present } = log
  const [start, last] = [startOf(log), lastOf(log)]
  const path = useMemo(() => pathToPresent(log), [log])
  const viewport = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  /** The number of the focused row. */
  const [cursor, setCursor] = useState<number>()
  const stop = Math.max(start, Math.min(cursor ?? present, last))

  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: entries.length + 1,
    getScrollElement: () => viewport.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => start + index,
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), stop - start])].sort((a, b) => a - b),
  })

  // Scrolls to the present action, also after a jump.
  useEffect(() => {
    virtualizer.scrollToIndex(present - start, { align: 'auto' })
  }, [virtualizer, present, start])

  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    viewport.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    virtualizer.scrollToIndex(stop - start, { align: 'auto' })
  }, [virtualizer, stop, start])

  function onKeyDown(event: KeyboardEvent): void {
    const target = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      PageDown: stop + PAGE,
      PageUp: stop - PAGE,
      Home: start,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = Math.max(start, Math.min(target, last))
    moved.current = next !== stop
    setCursor(next)
  }

  return (
    <Viewport ref={viewport} onKeyDown={onKeyDown} onBlur={() => setCursor(undefined)}>
      <WindowedList as="ol" label="Actions" virtualizer={virtualizer}>
        {(index) => (
          <ActionRow
            number={start + index}
            entry={entries[index - 1]}
            isPresent={start + index === present}
            isUndone={!path.has(start + index)}
            isTabStop={start + index === stop}
            onGoTo={onGoTo}
            onFocus={setCursor}
          />
        )}
      </WindowedList>
    </Viewport>
  )
}

const Viewport = styled.div`
  height: 20rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.background};
`
