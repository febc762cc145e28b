import { useCallback, useReducer } from 'react'
import type { KeptTaskListProps } from './LocalTaskList.tsx'
import { TaskList } from './TaskList.tsx'
import { noTasks } from './tasks.ts'
import { tasksReducer } from './tasksReducer.ts'

/** The same tasks in `useReducer`: handlers dispatch actions, and the reducer computes the state. */
export function ReducerTaskList({ initial = noTasks, onRowRender }: KeptTaskListProps) {
  // #region handlers
  const [collection, dispatch] = useReducer(tasksReducer, initial)
  return (
    <TaskList
      title="Reducer tasks"
      note="Kept with useReducer, by this card alone."
      collection={collection}
      onAdd={(title) => dispatch({ type: 'add', title })}
      onToggle={useCallback((id: number) => dispatch({ type: 'toggle', id }), [dispatch])}
      onDelete={useCallback((id: number) => dispatch({ type: 'delete', id }), [dispatch])}
      onClearCompleted={() => dispatch({ type: 'clearCompleted' })}
      onRowRender={onRowRender}
    />
  )
  // #endregion
}
