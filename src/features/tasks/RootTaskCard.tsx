import { useCallback, useRef } from 'react'
import { pluralize } from '#ui/pluralize.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TitledCard } from '#ui/TitledCard.tsx'
import { AddTaskForm } from './AddTaskForm.tsx'
import { focusNeighbour } from './focusNeighbour.ts'
import { useRootTasks } from './RootTasksProvider.tsx'
import { TaskRows } from './TaskRows.tsx'

/** The root task list: add and delete. It survives navigation (behaviour §10.7). */
export function RootTaskCard() {
  const { tasks, dispatch } = useRootTasks()
  const card = useRef<HTMLElement>(null)

  const deleteRow = useCallback(
    (id: number) => {
      focusNeighbour(card.current)
      dispatch({ type: 'delete', id })
    },
    [dispatch],
  )

  return (
    <TitledCard
      title="Root tasks"
      level={2}
      note={`Kept by a reducer at the app's root, shared through context: ${pluralize(tasks.length, 'task')}.`}
      ref={card}
      tabIndex={-1}
    >
      <AddTaskForm onAdd={(title) => dispatch({ type: 'add', title })} />
      {tasks.length === 0 ? (
        <EmptyState>No tasks yet. They stay when you visit another screen.</EmptyState>
      ) : (
        <TaskRows label="Root tasks" tasks={tasks} onDelete={deleteRow} />
      )}
    </TitledCard>
  )
}
