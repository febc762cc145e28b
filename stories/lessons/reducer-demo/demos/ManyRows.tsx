import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import { WindowedList } from '#ui/WindowedList.tsx'
import { TaskRow } from './TaskRow.tsx'
import type { TaskRowProps } from './TaskRow.tsx'
import type { Task } from './tasks.ts'

const ESTIMATED_HEIGHT = 53
const OVERSCAN = 4

interface WindowedRowsProps extends Omit<TaskRowProps, 'task'> {
  label: string
  tasks: readonly Task[]
  /** The element that scrolls, once it is there. */
  viewport: HTMLElement | null
}

/** A long list of tasks. */
export function WindowedRows({ label, tasks, viewport, ...row }: WindowedRowsProps) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: tasks.length,
    getScrollElement: () => viewport,
    estimateSize: () => ESTIMATED_HEIGHT,
    // Keyed by task, so that measured heights stay right when a task above is deleted.
    getItemKey: useCallback((index: number) => tasks[index]?.id ?? index, [tasks]),
    overscan: OVERSCAN,
  })

  return (
    <WindowedList as="ul" label={label} virtualizer={virtualizer}>
      {(index) => tasks[index] && <TaskRow task={tasks[index]} {...row} />}
    </WindowedList>
  )
}
