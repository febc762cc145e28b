import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { withoutTemporary, withTemporary } from '#features/todos/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { AddBench } from './AddBench.tsx'

/** Right: of adds that overlap, the last to settle asks for the list. */
export function InvalidateOnce() {
  const api = useApi()
  const { queryKey } = todosQuery(api)
  const { mutateAsync } = useMutation({
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
    },
    // #region guard
    onError(_error, { id }, _result, { client }) {
      client.setQueryData(queryKey, (todos) => todos && withoutTemporary(todos, id))
    },
    mutationKey: ['addTodo'],
    async onSettled(_data, _error, _todo, _result, { client }) {
      const isLast = client.isMutating({ mutationKey: ['addTodo'] }) === 1
      if (isLast) await client.invalidateQueries({ queryKey })
    },
    // #endregion
  })
  return <AddBench label="Add two" titles={['Milk', 'Bread']} pauseMs={900} add={mutateAsync} />
}
