import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { withoutTemporary, withTemporary } from '#features/todos/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { AddBench } from './AddBench.tsx'

/** Right: requests for the list are cancelled before the optimistic update. */
export function AddWithCancelling() {
  const api = useApi()
  const { queryKey } = todosQuery(api)
  const { mutateAsync } = useMutation({
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
    },
    onError(_error, { id }, _result, { client }) {
      client.setQueryData(queryKey, (todos) => todos && withoutTemporary(todos, id))
    },
    onSuccess(fromServer, { id }, _result, { client }) {
      client.setQueryData(queryKey, (todos) =>
        todos?.map((todo) => (todo.id === id ? { ...fromServer, temporaryId: id } : todo)),
      )
    },
    onSettled(_data, _error, _todo, _result, { client }) {
      void client.invalidateQueries({ queryKey })
    },
  })
  return <AddBench label="Refetch, then add" titles={['Milk']} refetchFirst add={mutateAsync} />
}
