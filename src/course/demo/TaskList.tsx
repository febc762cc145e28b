import { styled } from 'styled-components'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { color, font, radius, space } from '#ui/tokens.ts'
import { useIsToRead } from './docsContext.ts'
import type { Task } from './task.ts'

export interface TaskListProps {
  /** What the list is about, for its name. */
  title: string
  tasks: readonly Task[]
  done: ReadonlySet<Task>
  /** The one that was done last since the page was opened. */
  latest: Task | undefined
}

/** The tasks of a demo, each with a tick once it is done. */
export function TaskList({ title, tasks, done, latest }: TaskListProps) {
  if (useIsToRead()) return null
  return (
    <Box className="sb-unstyled">
      <List aria-label={`Tasks: ${title}`}>
        {tasks.map((task) => (
          <li key={task.says}>
            <Tick aria-hidden $done={done.has(task)}>
              {done.has(task) && '✓'}
            </Tick>
            <span>
              {done.has(task) && <VisuallyHidden>Done: </VisuallyHidden>}
              {task.says}
            </span>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{latest && `Done: ${latest.says}`}</VisuallyHidden>
    </Box>
  )
}

const Box = styled.div`
  padding: ${space.m} var(--demo-inset);
  border-block-end: 1px solid ${color.border};
`

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  color: ${color.text};
  font-family: ${font.body};
  font-size: ${font.normal};
  line-height: 1.5;
  list-style: none;

  li {
    display: flex;
    gap: ${space.s};
  }
`

const Tick = styled.span<{ $done: boolean }>`
  flex: none;
  width: 1.5em;
  height: 1.5em;
  border: 2px solid ${({ $done }) => ($done ? color.text : color.outline)};
  border-radius: ${radius.s};
  font-weight: 700;
  line-height: calc(1.5em - 4px);
  text-align: center;
`
