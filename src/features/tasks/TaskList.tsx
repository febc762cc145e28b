import { useCallback, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { space } from '#ui/tokens.ts'
import { AddTaskForm } from './AddTaskForm.tsx'
import { focusNeighbour } from './focusNeighbour.ts'
import { TaskFrame } from './TaskFrame.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskRows } from './TaskRows.tsx'
import type { TaskCollection } from './tasks.ts'

/** Changes of a task list. `onToggle` and `onDelete` must be stable, because rows are memoized. */
export interface TaskListActions {
  onAdd: (title: string) => void
  onToggle: (id: number) => void
  onDelete: (id: number) => void
  onClearCompleted: () => void
}

export interface TaskListProps extends TaskListActions {
  title: string
  note: string
  collection: TaskCollection
  onRowRender?: ((id: number) => void) | undefined
}

/** A task list, whichever container holds it (behaviour §2.10). */
export function TaskList({ title, note, collection, onAdd, onClearCompleted, ...rest }: TaskListProps) {
  const card = useRef<HTMLElement>(null)
  const { onToggle, onDelete, onRowRender } = rest

  const deleteRow = useCallback(
    (id: number) => {
      focusNeighbour(card.current)
      onDelete(id)
    },
    [onDelete],
  )

  function clear(): void {
    card.current?.focus()
    onClearCompleted()
  }

  return (
    <TaskFrame title={title} note={note} ref={card}>
      <AddTaskForm onAdd={onAdd} />
      <TaskProgress collection={collection} />
      {collection.totalCount === 0 ? (
        <EmptyState>No tasks yet. Add the first one.</EmptyState>
      ) : (
        <TaskRows
          label={title}
          tasks={collection.tasks}
          onToggle={onToggle}
          onDelete={deleteRow}
          onRowRender={onRowRender}
        />
      )}
      <Foot>
        <Button disabled={collection.completedCount === 0} onClick={clear}>
          Clear Completed ({collection.completedCount})
        </Button>
      </Foot>
    </TaskFrame>
  )
}

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space.s};
`
