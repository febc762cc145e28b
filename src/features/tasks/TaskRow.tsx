import { memo } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { color, size, space, width } from '#ui/tokens.ts'
import type { Task } from './tasks.ts'

export interface TaskRowProps {
  task: Task
  onDelete: (id: number) => void
  /** Without it the task has no checkbox. */
  onToggle?: ((id: number) => void) | undefined
}

/** One task. Memoized: it renders again only for another task object, so callbacks must be stable. */
export const TaskRow = memo(function TaskRow({ task, onDelete, onToggle }: TaskRowProps) {
  return (
    <Row>
      {onToggle ? (
        <Label>
          <Checkbox type="checkbox" checked={task.completed} onChange={() => onToggle(task.id)} />
          <Title $done={task.completed}>{task.title}</Title>
        </Label>
      ) : (
        <Title $done={false}>{task.title}</Title>
      )}
      <Button variant="quiet" aria-label={`Delete ${task.title}`} onClick={() => onDelete(task.id)}>
        Delete
      </Button>
    </Row>
  )
})

/** Text of twice its size, which the browser sets or the toolbar, leaves no room beside the title on a phone. */
const narrow = css`
  flex-wrap: wrap;
  padding-inline: ${space.xs};

  & > button {
    padding-inline: ${space.xs};
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: 3.25rem;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.m};
  border-block-end: 1px solid ${color.border};

  @media (max-width: 18rem) {
    ${narrow}
  }

  @media (max-width: ${width.phone}) {
    :root[data-text-size='double'] & {
      ${narrow}
    }
  }
`

const Label = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  min-height: ${size.touch};
  cursor: pointer;
`

const Checkbox = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: ${color.accent};
`

const Title = styled.span<{ $done: boolean }>`
  min-width: 0;
  color: ${({ $done }) => ($done ? color.textMuted : color.text)};
  text-decoration: ${({ $done }) => ($done ? 'line-through' : 'none')};
`
