import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { SmallTodos } from './SmallTodos.tsx'

/** Leaves the cache alone, and renders the variables of a pending add above the list. */
export function OptimismInTheUi() {
  const api = useApi()
  const query = todosQuery(api)
  const todos = useQuery(query)
  const [title, setTitle] = useState('')
  // #region variables
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (title: string) =>
      api.post('todos', { schema: TodoSchema, body: { title, completed: false } }),
    onMutate: () => setTitle(''),
    // Returned, so that the mutation stays pending until the list has arrived.
    onSettled: (_todo, _error, _title, _result, { client }) =>
      client.invalidateQueries({ queryKey: query.queryKey }),
  })
  const onItsWay = isPending ? [{ id: Infinity, title: variables, completed: false }] : []
  // #endregion
  return (
    <SmallTodos
      title={title}
      onTitleChange={setTitle}
      onAdd={mutate}
      pending={isPending}
      error={error}
      todos={todos.data && [...todos.data, ...onItsWay]}
    />
  )
}
