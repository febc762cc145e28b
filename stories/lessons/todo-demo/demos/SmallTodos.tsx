import { AddTodoForm } from '#features/todos/AddTodoForm.tsx'
import type { AddTodoFormProps } from '#features/todos/AddTodoForm.tsx'
import type { Todo } from '#contract/todo.ts'
import { TodoList } from '#features/todos/TodoList.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Ground } from '#course/story/Ground.ts'
import { pluralize } from '#ui/pluralize.ts'

export interface SmallTodosProps extends AddTodoFormProps {
  error: Error | null
  todos: readonly Todo[] | undefined
}

/** A form and a list, for each way of adding todos. */
export function SmallTodos({ error, todos, ...form }: SmallTodosProps) {
  return (
    <Ground>
      <AddTodoForm {...form} />
      {error && <Alert>{error.message}</Alert>}
      <Banner>{todos ? pluralize(todos.length, 'todo') : 'Loading...'}</Banner>
      {todos && <TodoList todos={todos} />}
    </Ground>
  )
}
