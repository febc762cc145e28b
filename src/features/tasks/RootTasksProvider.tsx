import { createContext, useContext, useMemo, useReducer } from 'react'
import type { ReactNode } from 'react'
import type { Task } from './tasks.ts'
import { rootTasksReducer } from './tasksReducer.ts'
import type { RootTasksAction } from './tasksReducer.ts'

interface RootTasks {
  tasks: readonly Task[]
  dispatch: (action: RootTasksAction) => void
}

const noRootTasks: readonly Task[] = []

const RootTasksContext = createContext<RootTasks | undefined>(undefined)

/** Holds the root task list. Above the routes it survives navigation (behaviour §2). */
export function RootTasksProvider({ children }: { children: ReactNode }) {
  const [tasks, dispatch] = useReducer(rootTasksReducer, noRootTasks)
  const value = useMemo(() => ({ tasks, dispatch }), [tasks, dispatch])
  return <RootTasksContext value={value}>{children}</RootTasksContext>
}

/**
 * The root task list and its actions.
 *
 * @throws Error outside a `RootTasksProvider`
 */
export function useRootTasks(): RootTasks {
  const value = useContext(RootTasksContext)
  if (value === undefined) throw new Error('useRootTasks must be used within a RootTasksProvider')
  return value
}
