import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '#ui/tokens.ts'
import { TaskRow } from './TaskRow.tsx'
import type { TaskRowProps } from './TaskRow.tsx'
import type { Task } from './tasks.ts'

export interface TaskRowsProps extends Omit<TaskRowProps, 'task'> {
  label: string
  tasks: readonly Task[]
}

/** Task rows in a frame that scrolls. A task added at the end is scrolled into view. */
export function TaskRows({ label, tasks, ...row }: TaskRowsProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const shown = useRef(tasks.length)

  useEffect(() => {
    if (tasks.length > shown.current) viewport.current?.scrollTo({ top: viewport.current.scrollHeight })
    shown.current = tasks.length
  }, [tasks.length])

  return (
    <Viewport ref={viewport}>
      <List aria-label={label}>
        {tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} {...row} />
          </li>
        ))}
      </List>
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
