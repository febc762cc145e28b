import { useVirtualizer } from '@tanstack/react-virtual'
import { createContext, memo, use, useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { TaskRow } from '#features/tasks/TaskRow.tsx'
import type { TaskRowProps } from '#features/tasks/TaskRow.tsx'
import type { TaskRowsProps } from '#features/tasks/TaskRows.tsx'
import { color } from '#ui/tokens.ts'
import { WindowedList } from '#ui/WindowedList.tsx'

const ESTIMATED_HEIGHT = 53
const OVERSCAN = 4

/** Called after each render of a row. React's `Profiler` is silent in production builds. */
export const RowRendered = createContext<() => void>(() => undefined)

/** Task rows of which only the visible ones are in the document. A task added at the end is scrolled into view. */
export function ManyRows({ label, tasks, ...row }: TaskRowsProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const shown = useRef(tasks.length)
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: tasks.length,
    getScrollElement: () => viewport,
    estimateSize: () => ESTIMATED_HEIGHT,
    // Keyed by task, so that measured heights stay right when a task above is deleted.
    getItemKey: useCallback((index: number) => tasks[index]?.id ?? index, [tasks]),
    overscan: OVERSCAN,
  })

  useEffect(() => {
    if (tasks.length > shown.current) viewport?.scrollTo({ top: viewport.scrollHeight })
    shown.current = tasks.length
  }, [tasks.length, viewport])

  return (
    <Viewport ref={setViewport}>
      <WindowedList as="ul" label={label} virtualizer={virtualizer}>
        {(index) => tasks[index] && <CountedRow task={tasks[index]} {...row} />}
      </WindowedList>
    </Viewport>
  )
}

const CountedRow = memo(function CountedRow(props: TaskRowProps) {
  const rendered = use(RowRendered)
  useEffect(() => rendered())
  return <TaskRow {...props} />
})

const Viewport = styled.div`
  max-height: 22rem;
  overflow-y: auto;
  border: 1px solid ${color.border};
`
