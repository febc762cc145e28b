import { addTask, appendTask, clearCompleted, deleteTask, toggleTask, withoutTask } from './tasks.ts'
import type { Task, TaskCollection } from './tasks.ts'

/** All actions on a task collection. */
export type TasksAction =
  | { type: 'add'; title: string }
  | { type: 'toggle'; id: number }
  | { type: 'delete'; id: number }
  | { type: 'clearCompleted' }

/** Applies an action to a task collection (behaviour §4.2). */
export function tasksReducer(state: TaskCollection, action: TasksAction): TaskCollection {
  switch (action.type) {
    case 'add':
      return addTask(state, action.title)
    case 'toggle':
      return toggleTask(state, action.id)
    case 'delete':
      return deleteTask(state, action.id)
    case 'clearCompleted':
      return clearCompleted(state)
  }
}

/** The actions of the root task list. */
export type RootTasksAction = { type: 'add'; title: string } | { type: 'delete'; id: number }

/** Applies an action to the root task list; an unknown one returns the same list (behaviour §4.2). */
export function rootTasksReducer(tasks: readonly Task[], action: RootTasksAction): readonly Task[] {
  switch (action.type) {
    case 'add':
      return appendTask(tasks, action.title)
    case 'delete':
      return withoutTask(tasks, action.id)
    default:
      return tasks
  }
}
