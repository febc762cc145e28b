import { useMutation } from '@tanstack/react-query'
import { useApi } from '#api/ApiProvider.tsx'
import { TodoSchema } from '#contract/todo.ts'
import { withoutTemporary, withTemporary } from '#features/todos/todo.ts'
import type { Todo } from '#contract/todo.ts'
import { todosQuery } from '#features/todos/todoQueries.ts'
import { AddBench } from './AddBench.tsx'

/** Right: a failure removes one entry, found by its temporary id, and keeps all other changes. */
export function RollBackById() {
  const api = useApi()
  const { queryKey } = todosQuery(api)
  const { mutateAsync } = useMutation({
    mutationFn: (todo: Todo) => api.post('todos', { schema: TodoSchema, body: todo }),
    // #region callbacks
    async onMutate(todo, { client }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (todos) => todos && withTemporary(todos, todo))
    },
    onError(_error, { id }, _result, { client }) {
      client.setQueryData(queryKey, (todos) => todos && withoutTemporary(todos, id))
    },
    onSettled: (_data, _error, _todo, _result, { client }) => client.invalidateQueries({ queryKey }),
    // #endregion
  })
  return <AddBench label="Add two, the first fails" titles={['Milk', 'Bread']} add={mutateAsync} />
}
