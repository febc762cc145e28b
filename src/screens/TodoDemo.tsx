import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { AddTodoForm } from '#features/todos/AddTodoForm.tsx'
import { TodoList } from '#features/todos/TodoList.tsx'
import { TodoListSkeleton } from '#features/todos/TodoListSkeleton.tsx'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { useAddTodo } from '#features/todos/useAddTodo.ts'
import { Alert } from '#ui/Alert.tsx'
import { pluralize } from '#ui/pluralize.ts'
import { Page } from '#ui/Page.tsx'
import { QueryBanner } from '#ui/QueryBanner.tsx'
import { QueryError } from '#ui/QueryError.tsx'

/** Todos that are added optimistically (behaviour §2.9, §4.3). */
export function TodoDemo() {
  const todos = useQuery(todosQuery(useApi()))
  const { add, saving, added, failed, dismiss } = useAddTodo()
  const [title, setTitle] = useState('')

  // #region submit
  /** Adds what was typed, or what failed before. Dismisses an alert about the same title. */
  async function submit(typed: string): Promise<void> {
    const before = failed.find((add) => add.title === typed)
    if (before) dismiss(before.id)
    if (title === typed) setTitle('')
    const accepted = await add(typed)
    if (!accepted) setTitle((current) => (current === '' ? typed : current))
  }
  // #endregion

  return (
    <Page title="Todo Demo" lead="Add a todo and see it at once: the list does not wait for the server.">
      <AddTodoForm
        title={title}
        onTitleChange={setTitle}
        onAdd={(typed) => void submit(typed)}
        pending={saving.length > 0}
      />
      {failed.map((add) => (
        <Alert
          key={add.id}
          action={{ label: 'Try again', onClick: () => void submit(add.title) }}
          onDismiss={() => dismiss(add.id)}
        >
          “{add.title.trim() || '(no title)'}” was not added. {add.message}
        </Alert>
      ))}
      <QueryBanner query={todos} failed="The todos did not arrive">
        {todos.data && pluralize(todos.data.length, 'todo')}
      </QueryBanner>
      <QueryError query={todos} />
      {todos.data && <TodoList todos={todos.data} saving={saving} />}
      {!todos.data && added.length > 0 && <TodoList todos={added} saving={saving} />}
      {todos.isPending && <TodoListSkeleton />}
    </Page>
  )
}
