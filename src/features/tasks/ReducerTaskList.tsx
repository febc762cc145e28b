import { useCallback, useReducer } from 'react'
import type { KeptTaskListProps } from './LocalTaskList.tsx'
import { TaskList } from './TaskList.tsx'
import { noTasks } from './tasks.ts'
import { tasksReducer } from './tasksReducer.ts'

/** The same tasks in `useReducer`: handlers dispatch actions, and the reducer computes the state. */
export function ReducerTaskList({ initial = noTasks, rows }: KeptTaskListProps) {
  // #region handlers
  const [collection, dispatch] = useReducer(tasksReducer, initial)
  const toggle = useCallback((id: number) => dispatch({ type: 'toggle', id }), [dispatch])
  const deleteOne = useCallback((id: number) => dispatch({ type: 'delete', id }), [dispatch])
  return (
    <TaskList
      title="Reducer tasks"
      note="Kept with useReducer, by this card alone."
      collection={collection}
      onAdd={(title) => dispatch({ type: 'add', title })}
      onToggle={toggle}
      onDelete={deleteOne}
      onClearCompleted={() => dispatch({ type: 'clearCompleted' })}
      rows={rows}
    />
  )
  // #endregion
}
