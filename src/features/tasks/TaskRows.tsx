import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '#ui/tokens.ts'
import { TaskRow } from './TaskRow.tsx'
import type { TaskRowProps } from './TaskRow.tsx'
import type { Task } from './tasks.ts'
import { WindowedRows } from './WindowedRows.tsx'

/** Longer lists keep only the visible rows in the document (behaviour §9.1). */
const WINDOWED_BEYOND = 200

export interface TaskRowsProps extends Omit<TaskRowProps, 'task'> {
  label: string
  tasks: readonly Task[]
}

/** Task rows in a frame that scrolls. A task added at the end is scrolled into view. */
export function TaskRows({ label, tasks, ...row }: TaskRowsProps) {
  // State, because the rows measure it: a ref is not there yet when they mount.
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const shown = useRef(tasks.length)

  useEffect(() => {
    if (tasks.length > shown.current) viewport?.scrollTo({ top: viewport.scrollHeight })
    shown.current = tasks.length
  }, [tasks.length, viewport])

  return (
    <Viewport ref={setViewport}>
      {tasks.length > WINDOWED_BEYOND ? (
        <WindowedRows label={label} tasks={tasks} viewport={viewport} {...row} />
      ) : (
        <List aria-label={label}>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskRow task={task} {...row} />
            </li>
          ))}
        </List>
      )}
    </Viewport>
  )
}

const Viewport = styled.div`
  position: relative;
  max-height: 22rem;
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
