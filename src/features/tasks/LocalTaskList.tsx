import { useCallback, useState } from 'react'
import { TaskList } from './TaskList.tsx'
import { addTask, clearCompleted, deleteTask, noTasks, toggleTask } from './tasks.ts'
import type { TaskCollection } from './tasks.ts'

export interface KeptTaskListProps {
  /** The initial tasks; none unless set. */
  initial?: TaskCollection
  onRowRender?: (id: number) => void
}

/** Tasks in `useState`: each handler computes the new state. */
export function LocalTaskList({ initial = noTasks, onRowRender }: KeptTaskListProps) {
  // #region handlers
  const [collection, setCollection] = useState(initial)
  return (
    <TaskList
      title="Local tasks"
      note="Kept with useState, by this card alone."
      collection={collection}
      onAdd={(title) => setCollection((old) => addTask(old, title))}
      onToggle={useCallback((id: number) => setCollection((old) => toggleTask(old, id)), [])}
      onDelete={useCallback((id: number) => setCollection((old) => deleteTask(old, id)), [])}
      onClearCompleted={() => setCollection(clearCompleted)}
      onRowRender={onRowRender}
    />
  )
  // #endregion
}
