import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import { styled } from 'styled-components'
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

/** A long list; only the visible rows are in the document. Each has its position and the list's size. */
export function WindowedRows({ label, tasks, viewport, ...row }: WindowedRowsProps) {
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => viewport,
    estimateSize: () => ESTIMATED_HEIGHT,
    // Keyed by task, so that measured heights stay right when a task above is deleted.
    getItemKey: useCallback((index: number) => tasks[index]?.id ?? index, [tasks]),
    overscan: OVERSCAN,
  })

  return (
    <Canvas aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const task = tasks[index]
        return (
          task && (
            <Slot
              key={task.id}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ translate: `0 ${start}px` }}
              aria-posinset={index + 1}
              aria-setsize={tasks.length}
            >
              <TaskRow task={task} {...row} />
            </Slot>
          )
        )
      })}
    </Canvas>
  )
}

const Canvas = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Slot = styled.li`
  position: absolute;
  inset: 0 0 auto;
`
