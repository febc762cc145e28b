import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { SmallTodos } from './SmallTodos.tsx'

/** Waits for the server, then refetches the list: the new todo appears after two answers. */
export function NoOptimism() {
  const api = useApi()
  const query = todosQuery(api)
  const todos = useQuery(query)
  const [title, setTitle] = useState('')
  // #region smallest
  const { mutate, isPending, error } = useMutation({
    mutationFn: (title: string) =>
      api.post('todos', { schema: TodoSchema, body: { title, completed: false } }),
    onSuccess(_todo, _title, _result, { client }) {
      setTitle('')
      return client.invalidateQueries({ queryKey: query.queryKey })
    },
  })
  // #endregion
  return (
    <SmallTodos
      title={title}
      onTitleChange={setTitle}
      onAdd={mutate}
      pending={isPending}
      error={error}
      todos={todos.data}
    />
  )
}
