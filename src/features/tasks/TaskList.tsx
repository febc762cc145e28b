import { useCallback, useRef } from 'react'
import type { ComponentType } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Row } from '#ui/layout.ts'
import { TitledCard } from '#ui/TitledCard.tsx'
import { AddTaskForm } from './AddTaskForm.tsx'
import { focusNeighbour } from './focusNeighbour.ts'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskRows } from './TaskRows.tsx'
import type { TaskRowsProps } from './TaskRows.tsx'
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
  /** Shows the tasks in place of `TaskRows`. */
  rows?: ComponentType<TaskRowsProps> | undefined
}

/** A task list, whichever container holds it (behaviour §2.10). */
export function TaskList({ title, note, collection, rows: Rows = TaskRows, ...actions }: TaskListProps) {
  const card = useRef<HTMLElement>(null)
  const { onAdd, onToggle, onDelete, onClearCompleted } = actions

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
    <TitledCard title={title} level={2} note={note} ref={card} tabIndex={-1}>
      <AddTaskForm onAdd={onAdd} />
      <TaskProgress collection={collection} />
      {collection.totalCount === 0 ? (
        <EmptyState>No tasks yet. Add the first one.</EmptyState>
      ) : (
        <Rows label={title} tasks={collection.tasks} onToggle={onToggle} onDelete={deleteRow} />
      )}
      <Row $justify="end">
        <Button disabled={collection.completedCount === 0} onClick={clear}>
          Clear Completed ({collection.completedCount})
        </Button>
      </Row>
    </TitledCard>
  )
}
