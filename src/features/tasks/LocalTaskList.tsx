import { useCallback, useState } from 'react'
import { TaskList } from './TaskList.tsx'
import type { TaskListProps } from './TaskList.tsx'
import { addTask, clearCompleted, deleteTask, noTasks, toggleTask } from './tasks.ts'
import type { TaskCollection } from './tasks.ts'

export interface KeptTaskListProps extends Pick<TaskListProps, 'rows'> {
  /** The initial tasks; none unless set. */
  initial?: TaskCollection
}

/** Tasks in `useState`: each handler computes the new state. */
export function LocalTaskList({ initial = noTasks, rows }: KeptTaskListProps) {
  // #region handlers
  const [collection, setCollection] = useState(initial)
  const toggle = useCallback((id: number) => setCollection((old) => toggleTask(old, id)), [])
  const deleteOne = useCallback((id: number) => setCollection((old) => deleteTask(old, id)), [])
  return (
    <TaskList
      title="Local tasks"
      note="Kept with useState, by this card alone."
      collection={collection}
      onAdd={(title) => setCollection((old) => addTask(old, title))}
      onToggle={toggle}
      onDelete={deleteOne}
      onClearCompleted={() => setCollection(clearCompleted)}
      rows={rows}
    />
  )
  // #endregion
}
