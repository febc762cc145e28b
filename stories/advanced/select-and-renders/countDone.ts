import type { Todo } from '#contract/todo.ts'

export const countDone = (todos: readonly Todo[]) => todos.filter((todo) => todo.completed).length
